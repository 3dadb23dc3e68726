import type { BurgerRequest, Middleware, openapi as OpenApi } from 'burger-api';
import { z } from 'zod';

const params = z.object({ id: z.coerce.number().int() });
const query = z.object({ express: z.stringbool().default(false) });
const body = z.object({ dish: z.string(), count: z.int().default(1) });

export const schema = { put: { params, query, body } };

export const middleware: Middleware[] = [];

export const openapi: OpenApi = { put: { summary: 'Change an order' } };

type ChangeRequest = BurgerRequest<{
  params: z.infer<typeof params>;
  query: z.infer<typeof query>;
  body?: z.infer<typeof body>;
}>;

export function PUT(req: ChangeRequest): Response {
  const { params, query, body } = req.validated;
  if (!body)
    return Response.json({ error: 'Send application/json' }, { status: 415 });
  const price = body.count * (query.express ? 12 : 9.5);
  return Response.json({ id: params.id, dish: body.dish, price });
}
