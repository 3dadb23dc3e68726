import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const params = z.object({ table: z.coerce.number().int().positive() });
const query = z.object({ express: z.stringbool().default(false) });
const body = z.strictObject({ dish: z.string().min(3), day: z.iso.date() });

export const schema = { post: { params, query, body } };

type Order = {
  params: z.infer<typeof params>;
  query: z.infer<typeof query>;
  body?: z.infer<typeof body>;
};

export const POST = (req: BurgerRequest<Order>) => Response.json(req.validated);
