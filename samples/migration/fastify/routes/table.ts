import type { FastifyInstance } from 'fastify';

export async function table(
  app: FastifyInstance,
) {
  app.post('/', async (_req, reply) => {
    reply.setCookie('table', '7', {
      httpOnly: true,
    });
    return { table: '7' };
  });

  app.get('/', async (req) => {
    return { table: req.cookies.table };
  });
}
