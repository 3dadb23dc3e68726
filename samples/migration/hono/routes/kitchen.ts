import { Hono } from 'hono';
import { staffOnly } from '../middleware.ts';

export const kitchen = new Hono();

kitchen.get('/', staffOnly, (c) => {
  return c.json({ waiting: 3 });
});
