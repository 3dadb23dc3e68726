import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { publish } from '../../events';

const order = z.strictObject({ dish: z.string().min(1).max(100) });

export const schema = { post: { body: order } };

export function POST(req: BurgerRequest<{ body?: z.infer<typeof order> }>) {
  const { body } = req.validated;
  if (!body)
    return Response.json({ error: 'Send application/json' }, { status: 415 });
  publish(body);
  return Response.json(body, { status: 201 });
}
