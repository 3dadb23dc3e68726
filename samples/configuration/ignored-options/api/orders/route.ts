import type { BurgerRequest } from 'burger-api';

export async function POST(req: BurgerRequest) {
  const text = await req.text();
  return Response.json({ received: `${text.length} characters` });
}
