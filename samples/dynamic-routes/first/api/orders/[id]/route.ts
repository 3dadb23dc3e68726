import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

export const schema = {
  get: { params: z.object({ id: z.coerce.number().int().positive() }) },
};

export function GET(
  req: BurgerRequest<{ params: z.infer<typeof schema.get.params> }>,
) {
  const { id } = req.validated.params;
  return Response.json({ id, type: typeof id });
}
