import type { BurgerRequest } from 'burger-api';
import { insertOrder } from '../../database';
import { NewOrder } from '../../schemas';

export const schema = { post: { body: NewOrder } };

export function POST(req: BurgerRequest<{ body?: NewOrder }>) {
  const order = req.validated.body;
  if (!order)
    return Response.json({ error: 'Send application/json' }, { status: 415 });
  return Response.json(insertOrder(order), { status: 201 });
}
