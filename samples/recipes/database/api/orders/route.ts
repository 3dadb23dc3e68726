import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { addOrder, countOrders, OutOfStock } from '../../shop';

const order = z.strictObject({
  customer: z.string().min(1).max(100),
  items: z
    .array(
      z.strictObject({
        dish: z.string().max(100),
        count: z.number().int().min(1).max(20),
      }),
    )
    .min(1)
    .max(20),
});

export const schema = { post: { body: order } };

export const GET = () => Response.json({ total: countOrders() });

export function POST(req: BurgerRequest<{ body?: z.infer<typeof order> }>) {
  const { body } = req.validated;
  if (!body)
    return Response.json({ error: 'Send application/json' }, { status: 415 });
  try {
    const id = addOrder.immediate(body.customer, body.items);
    return Response.json({ id }, { status: 201 });
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error;
    return Response.json({ error: error.message }, { status: 409 });
  }
}
