import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const body = z.object({
  dish: z.string(),
  count: z.number().int().min(1),
});

export const schema = { post: { body } };

type Req = BurgerRequest<{
  body?: z.infer<typeof body>;
}>;

export function POST(req: Req) {
  const order = req.validated.body;
  if (!order) {
    const problem = {
      error: 'Send application/json',
    };
    return Response.json(problem, {
      status: 415,
    });
  }
  return Response.json(order, { status: 201 });
}
