import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { sockets } from '../../sockets';

const body = z.object({ burger: z.string() });

export const schema = { post: { body } };

export function POST(req: BurgerRequest<{ body?: z.infer<typeof body> }>) {
  const order = req.validated.body;
  if (!order) {
    return Response.json({ error: 'Send application/json' }, { status: 415 });
  }
  sockets.publish('orders', JSON.stringify(order));
  return Response.json(order, { status: 201 });
}
