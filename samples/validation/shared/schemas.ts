import { z } from 'zod';

/** What all variants share: no field has a default here. */
const Fields = z.strictObject({
  burger: z.string().trim().min(3),
  amount: z.number().int().min(1),
});

export const NewOrder = Fields.extend({
  amount: Fields.shape.amount.default(1),
});

export const Change = Fields.partial();
