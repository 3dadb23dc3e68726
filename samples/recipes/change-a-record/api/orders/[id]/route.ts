import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { changeOrder, readOrder } from '../../../database';
import { OrderChange } from '../../../schemas';

const params = z.object({ id: z.coerce.number().int().min(1) });
type Params = z.infer<typeof params>;

export const schema = {
  get: { params },
  patch: { params, body: OrderChange },
};

const notFound = () =>
  Response.json({ error: 'No such order' }, { status: 404 });

export function GET(req: BurgerRequest<{ params: Params }>) {
  const order = readOrder(req.validated.params.id);
  return order ? Response.json(order) : notFound();
}

export function PATCH(
  req: BurgerRequest<{ params: Params; body?: OrderChange }>,
) {
  const { params, body: change } = req.validated;
  if (!change)
    return Response.json({ error: 'Send application/json' }, { status: 415 });
  const order = readOrder(params.id);
  if (!order) return notFound();
  const changed = changeOrder(order, change);
  if (changed) return Response.json(changed);
  const error = 'Somebody else has changed this order';
  return Response.json({ error, order: readOrder(params.id) }, { status: 409 });
}
