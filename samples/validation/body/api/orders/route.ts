import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const body = z.strictObject({
  burger: z.string().trim().min(3),
  amount: z.number().int().min(1).default(1),
});

export const schema = { post: { body } };

export function POST(req: BurgerRequest<{ body?: z.infer<typeof body> }>) {
  const order = req.validated.body;
  if (!order) {
    return Response.json({ error: 'Send application/json' }, { status: 415 });
  }
  return Response.json(order, { status: 201 });
}
