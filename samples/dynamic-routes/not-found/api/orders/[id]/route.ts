import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const orders = new Map([[7, { id: 7, dish: 'Falafel' }]]);

export const schema = {
  get: { params: z.object({ id: z.coerce.number().int() }) },
};

export function GET(
  req: BurgerRequest<{ params: z.infer<typeof schema.get.params> }>,
) {
  const order = orders.get(req.validated.params.id);
  if (!order) return Response.json({ error: 'No such order' }, { status: 404 });
  return Response.json(order);
}
