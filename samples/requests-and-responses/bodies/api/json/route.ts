import type { BurgerRequest } from 'burger-api';

export async function POST(req: BurgerRequest): Promise<Response> {
  try {
    const order: unknown = await req.json();
    return Response.json({ order });
  } catch {
    return Response.json({ error: 'Send valid JSON' }, { status: 400 });
  }
}
