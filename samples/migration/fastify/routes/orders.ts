import type { FastifyInstance } from 'fastify';

const body = {
  type: 'object',
  required: ['dish', 'count'],
  properties: {
    dish: { type: 'string' },
    count: { type: 'integer', minimum: 1 },
  },
};

export async function orders(
  app: FastifyInstance,
) {
  const schema = { body };
  app.post(
    '/',
    { schema },
    async (req, reply) => {
      return reply.code(201).send(req.body);
    },
  );
}
