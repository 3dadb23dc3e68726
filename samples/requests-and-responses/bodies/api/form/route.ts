import type { BurgerRequest } from 'burger-api';

export async function POST(req: BurgerRequest): Promise<Response> {
  const form = await req.formData().catch(() => undefined);
  if (!form) return Response.json({ error: 'Send a form' }, { status: 415 });
  return Response.json({ dish: form.get('dish'), count: form.get('count') });
}
