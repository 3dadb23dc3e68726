import type { BurgerRequest } from 'burger-api';

export async function POST(req: BurgerRequest) {
  const order: unknown = await req.json();
  return Response.json({ order });
}
