import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { findOrder } from '../../../orders';

const params = z.object({ id: z.coerce.number().int().positive() });

export const schema = { get: { params } };

export function GET(req: BurgerRequest<{ params: z.infer<typeof params> }>) {
  const order = findOrder(req.validated.params.id);
  return order
    ? Response.json(order)
    : Response.json({ error: 'No such order' }, { status: 404 });
}
