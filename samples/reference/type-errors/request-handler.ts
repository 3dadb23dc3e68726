import type { BurgerRequest, RequestHandler } from 'burger-api';

type Typed = BurgerRequest<{ params: { id: number } }>;

export const GET: RequestHandler = (req: Typed) =>
  Response.json(req.validated.params.id);
