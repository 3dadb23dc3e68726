import type { BurgerRequest } from 'burger-api';

export async function POST(req: BurgerRequest): Promise<Response> {
  const bytes = await req.arrayBuffer();
  return Response.json({ length: bytes.byteLength });
}
