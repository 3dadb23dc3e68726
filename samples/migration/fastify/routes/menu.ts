import type { FastifyInstance } from 'fastify';
import { dishes } from '../dishes.ts';

type WithId = { Params: { id: string } };

export async function menu(
  app: FastifyInstance,
) {
  app.get('/', async () => dishes);

  app.get<WithId>(
    '/:id',
    async (req, reply) => {
      const id = Number(req.params.id);
      const dish = dishes.find(
        (each) => each.id === id,
      );
      if (dish) return dish;
      return reply
        .code(404)
        .send({ error: 'No such dish' });
    },
  );
}
