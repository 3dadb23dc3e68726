import { z } from 'zod';

export const Order = z.object({
  burger: z.string().min(3),
  amount: z.number().int().positive(),
});

export const OrderChange = Order.partial().refine(
  (change) => Object.keys(change).length > 0,
  'Change something',
);

export const ById = z.object({ id: z.coerce.number().int().positive() });
