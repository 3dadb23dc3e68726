import type { BurgerRequest } from 'burger-api';

export function POST(req: BurgerRequest) {
  req.cookies.set('table', '7', {
    httpOnly: true,
  });
  return Response.json({ table: '7' });
}

export function GET(req: BurgerRequest) {
  const table = req.cookies.get('table');
  return Response.json({ table });
}
