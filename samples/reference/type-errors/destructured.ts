import type { BurgerRequest } from 'burger-api';

export function GET(req: BurgerRequest): Response {
  const { id } = req.validated.params;
  return Response.json({ id });
}
