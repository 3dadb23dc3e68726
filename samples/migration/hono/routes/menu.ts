import { Hono } from 'hono';
import { dishes } from '../dishes.ts';

export const menu = new Hono();

menu.get('/', (c) => c.json(dishes));

menu.get('/:id', (c) => {
  const id = Number(c.req.param('id'));
  const dish = dishes.find(
    (each) => each.id === id,
  );
  if (dish) return c.json(dish);
  return c.json({ error: 'No such dish' }, 404);
});
