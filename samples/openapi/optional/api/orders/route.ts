import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

// #region schemas
const query = z.object({
  page: z.coerce.number().default(1),
  limit: z.coerce.number().default(20).optional(),
  price: z.coerce.number().optional(),
  grams: z.number().optional(), // Refuses every value: a query is text.
});
const order = z.object({
  burger: z.string(),
  amount: z.number().default(1),
  tip: z.number().default(0).optional(),
});
// #endregion

export const schema = { get: { query }, post: { body: order } };

export function GET(req: BurgerRequest<{ query: z.infer<typeof query> }>) {
  const { page, limit, price = 10 } = req.validated.query;
  return Response.json({ page, limit, price });
}

export function POST(req: BurgerRequest<{ body?: z.infer<typeof order> }>) {
  const { body } = req.validated;
  return body
    ? Response.json(body, { status: 201 })
    : Response.json({ error: 'Send application/json' }, { status: 415 });
}
