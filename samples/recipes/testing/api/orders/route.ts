import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { storeOrder } from '../../orders';

export const newOrder = z.strictObject({ dish: z.string().trim().min(1) });

export const schema = { post: { body: newOrder } };

export function POST(req: BurgerRequest<{ body?: z.infer<typeof newOrder> }>) {
  const { body } = req.validated;
  if (!body)
    return Response.json({ error: 'Send application/json' }, { status: 415 });
  return Response.json(storeOrder(body.dish), { status: 201 });
}
