import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const query = z.object({
  page: z.coerce.number().int().default(1),
  vegan: z.stringbool().optional(),
  sort: z.enum(['name', 'price']).default('name'),
  day: z.iso.date().optional(),
  tags: z
    .string()
    .transform((list) => list.split(','))
    .optional(),
});

export const schema = { get: { query } };

export const GET = (req: BurgerRequest<{ query: z.infer<typeof query> }>) =>
  Response.json(req.validated.query);
