import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const query = z.object({
  page: z.coerce.number().int().min(1).default(1),
  sort: z.enum(['name', 'price']).default('name'),
});

export const schema = { get: { query } };

export const GET = (req: BurgerRequest<{ query: z.infer<typeof query> }>) => {
  const { page, sort } = req.validated.query;
  return Response.json({ page, sort, next: page + 1 });
};
