import type { BurgerRequest } from 'burger-api';
import type { z } from 'zod';
import { ById, OrderChange } from '../../../schemas';

export const schema = {
  get: { params: ById },
  patch: { params: ById, body: OrderChange },
};

type Params = { params: z.infer<typeof ById> };

export const GET = (req: BurgerRequest<Params>) =>
  Response.json({ id: req.validated.params.id });

export function PATCH(
  req: BurgerRequest<Params & { body?: z.infer<typeof OrderChange> }>,
) {
  const { params, body } = req.validated;
  return Response.json({ id: params.id, ...body });
}
