import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { fail, methodNotAllowed } from '../../errors';
import { logErrors } from '../../log';
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

export const GET = logErrors(() => Response.json({ total: countOrders() }));

export const POST = logErrors(
  (req: BurgerRequest<{ body?: z.infer<typeof order> }>) => {
    const { body } = req.validated;
    if (!body) return fail(415, 'Send application/json');
    try {
      const id = addOrder.immediate(body.customer, body.items);
      return Response.json({ id }, { status: 201 });
    } catch (error) {
      if (error instanceof OutOfStock) return fail(409, error.message);
      throw error;
    }
  },
);

const other = methodNotAllowed('GET, HEAD, POST, OPTIONS');

export { GET as HEAD, other as DELETE, other as PATCH, other as PUT };
