import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const params = z.object({
  id: z.coerce.number().int().positive(),
});

export const schema = { get: { params } };
export const openapi = {
  get: { summary: 'Where an order is' },
};

type Input = { params: z.infer<typeof params> };

export function GET(req: BurgerRequest<Input>) {
  const { id } = req.validated.params;
  return Response.json({ id, at: 'the grill' });
}
