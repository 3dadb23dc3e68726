import type { FastifyInstance } from 'fastify';
import { dishes } from '../dishes.ts';

const querystring = {
  type: 'object',
  properties: {
    name: { type: 'string', default: '' },
    max: { type: 'number', default: 100 },
  },
};

type Search = {
  Querystring: { name: string; max: number };
};

export async function search(
  app: FastifyInstance,
) {
  const schema = { querystring };
  app.get<Search>(
    '/',
    { schema },
    async (req) => {
      const { name, max } = req.query;
      return dishes.filter(
        (dish) =>
          dish.name.includes(name) &&
          dish.price <= max,
      );
    },
  );
}
