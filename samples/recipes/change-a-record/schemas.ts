import { z } from 'zod';

/** What both schemas share: no field has a default here. */
const Fields = z.strictObject({
  burger: z.string().trim().min(3).max(100),
  amount: z.number().int().min(1).max(20),
  note: z.string().max(200).nullable(), // null: there is no note
});

/** A new order: what is missing gets a default. */
export const NewOrder = Fields.extend({
  amount: Fields.shape.amount.default(1),
  note: Fields.shape.note.default(null),
});

/** A change: what is missing stays as it is. */
export const OrderChange = Fields.partial()
  .extend({ version: z.number().int().min(1) })
  .refine((change) => Object.keys(change).length > 1, {
    error: 'Change at least one field',
  });

export type NewOrder = z.infer<typeof NewOrder>;
export type OrderChange = z.infer<typeof OrderChange>;
