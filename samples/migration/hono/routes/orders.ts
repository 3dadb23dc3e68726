import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { z } from 'zod';

const newOrder = z.object({
  dish: z.string(),
  count: z.number().int().min(1),
});

export const orders = new Hono();

orders.post(
  '/',
  zValidator('json', newOrder),
  (c) => {
    const order = c.req.valid('json');
    return c.json(order, 201);
  },
);
