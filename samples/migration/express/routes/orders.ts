import { Router } from 'express';
import { z } from 'zod';

const newOrder = z.object({
  dish: z.string(),
  count: z.number().int().min(1),
});

export const orders = Router();

orders.post('/', (req, res) => {
  const result = newOrder.safeParse(req.body);
  if (!result.success) {
    const errors = {
      body: result.error.issues,
    };
    res.status(400).json({ errors });
    return;
  }
  res.status(201).json(result.data);
});
