import { Hono } from 'hono';
import { dishes } from '../dishes.ts';

export const search = new Hono();

search.get('/', (c) => {
  const name = c.req.query('name') ?? '';
  const max = Number(c.req.query('max') ?? 100);
  const found = dishes.filter(
    (dish) =>
      dish.name.includes(name) &&
      dish.price <= max,
  );
  return c.json(found);
});
