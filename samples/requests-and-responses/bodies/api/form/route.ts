import type { BurgerRequest } from 'burger-api';

export async function POST(req: BurgerRequest): Promise<Response> {
  const form = await req.formData();
  return Response.json({ dish: form.get('dish'), count: form.get('count') });
}
