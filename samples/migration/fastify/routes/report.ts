import type { FastifyInstance } from 'fastify';

export async function report(
  app: FastifyInstance,
) {
  app.get('/', async () => {
    throw new Error('The printer is on fire');
  });
}
