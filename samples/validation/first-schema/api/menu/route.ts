import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const query = z.object({
  page: z.coerce.number().int().positive().default(1),
  vegan: z.stringbool().optional(),
});

export const schema = { get: { query } };

export const GET = (req: BurgerRequest<{ query: z.infer<typeof query> }>) => {
  const { page, vegan } = req.validated.query;
  return Response.json({ page, vegan: vegan ?? 'both' });
};
