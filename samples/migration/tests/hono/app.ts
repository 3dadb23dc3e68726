import { Hono } from 'hono';
import { dishes } from './dishes.ts';

export const app = new Hono();

app.get('/api/menu/:id', (c) => {
  const id = Number(c.req.param('id'));
  const dish = dishes.find(
    (each) => each.id === id,
  );
  if (dish) return c.json(dish);
  return c.json({ error: 'No such dish' }, 404);
});
