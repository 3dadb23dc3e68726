import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const form = z.object({
  burger: z.string().min(3),
  amount: z.coerce.number().int(),
});

export async function POST(req: BurgerRequest) {
  const sent = await req.formData().catch(() => undefined);
  if (!sent) return Response.json({ error: 'Send a form' }, { status: 415 });
  const result = form.safeParse(Object.fromEntries(sent));
  return result.success
    ? Response.json(result.data, { status: 201 })
    : Response.json({ errors: { body: result.error.issues } }, { status: 400 });
}
