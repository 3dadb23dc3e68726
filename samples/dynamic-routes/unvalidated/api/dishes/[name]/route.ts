import type { BurgerRequest } from 'burger-api';

export function GET(req: BurgerRequest) {
  return Response.json({ name: req.params?.name });
}
