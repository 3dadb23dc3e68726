import type { BurgerRequest } from 'burger-api';

export function GET(req: BurgerRequest) {
  const visits = Number(req.cookies.get('visits') ?? 0) + 1;
  req.cookies.set('visits', String(visits), { httpOnly: true });
  return Response.json({ visits });
}
