import type { BurgerRequest } from 'burger-api';
import type { z } from 'zod';
import { Change } from '../../schemas';

let order = { burger: 'Classic', amount: 5 };

export const schema = { patch: { body: Change } };

export function PATCH(req: BurgerRequest<{ body?: z.infer<typeof Change> }>) {
  const change = req.validated.body;
  if (!change) {
    return Response.json({ error: 'Send application/json' }, { status: 415 });
  }
  order = { ...order, ...change };
  return Response.json(order);
}
