import { z } from 'zod';

export const NewOrder = z.strictObject({
  burger: z.string().trim().min(3),
  amount: z.number().int().min(1).default(1),
});

// Wrong: a change without an amount sets the amount to 1.
export const Change = NewOrder.partial();
