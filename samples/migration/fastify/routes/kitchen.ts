import type { FastifyInstance } from 'fastify';
import { staffOnly } from '../middleware.ts';

export async function kitchen(
  app: FastifyInstance,
) {
  app.addHook('onRequest', staffOnly);
  app.get('/', async () => ({ waiting: 3 }));
}
