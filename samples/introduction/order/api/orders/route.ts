import type { BurgerRequest, openapi as OpenApi } from 'burger-api';
import { z } from 'zod';

const Order = z.object({
  dish: z.string().min(1),
  count: z.number().int().positive().default(1),
});

export const schema = { post: { body: Order } };

export const openapi: OpenApi = {
  post: { summary: 'Place an order', tags: ['Orders'] },
};

export function POST(req: BurgerRequest<{ body?: z.infer<typeof Order> }>) {
  if (!req.validated.body)
    return Response.json({ error: 'Send application/json' }, { status: 415 });
  const { dish, count } = req.validated.body;
  return Response.json({ placed: `${count} × ${dish}` }, { status: 201 });
}
