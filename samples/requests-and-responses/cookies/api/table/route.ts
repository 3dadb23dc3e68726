import type { BurgerRequest } from 'burger-api';

export function GET(req: BurgerRequest): Response {
  return Response.json({ table: req.cookies.get('table') });
}

export async function PUT(req: BurgerRequest): Promise<Response> {
  req.cookies.set('table', await req.text(), {
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    maxAge: 60 * 60,
  });
  return new Response(null, { status: 204 });
}

export function DELETE(req: BurgerRequest): Response {
  req.cookies.delete('table');
  return new Response(null, { status: 204 });
}
