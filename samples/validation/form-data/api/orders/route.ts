import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const form = z.object({
  burger: z.string().min(3),
  amount: z.coerce.number().int(),
});

export async function POST(req: BurgerRequest) {
  const result = form.safeParse(Object.fromEntries(await req.formData()));
  return result.success
    ? Response.json(result.data, { status: 201 })
    : Response.json({ errors: { body: result.error.issues } }, { status: 400 });
}
