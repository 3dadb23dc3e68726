import type { BurgerRequest } from 'burger-api';

export function GET(req: BurgerRequest) {
  return Response.json({ method: req.method, path: new URL(req.url).pathname });
}
