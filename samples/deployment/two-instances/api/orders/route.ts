import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { addOrder, countOrders } from '../../database';
import { clientOf } from '../../proxy';

const order = z.strictObject({ burger: z.string().min(3).max(100) });

export const schema = { post: { body: order } };

export const GET = () => Response.json(countOrders());

export async function POST(
  req: BurgerRequest<{ body?: z.infer<typeof order> }>,
) {
  const { body } = req.validated;
  if (!body)
    return Response.json({ error: 'Send application/json' }, { status: 415 });
  const added = addOrder(body.burger, clientOf(req));
  await Bun.sleep(100); // The kitchen confirms.
  return Response.json(added, { status: 201 });
}
