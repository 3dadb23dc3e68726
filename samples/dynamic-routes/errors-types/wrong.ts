import type { BurgerRequest, RequestHandler } from 'burger-api';
import { z } from 'zod';

export const schema = { get: { params: z.object({ id: z.uuid() }) } };

export const one = (req: BurgerRequest) => req.params.id;

export const two = (req: BurgerRequest) => {
  const { id } = req.validated.params;
  return id;
};

export const three = (req: BurgerRequest) =>
  req.validated.params?.id.toUpperCase();

interface Params {
  id: string;
}
export const four = (req: BurgerRequest<{ params: Params }>) =>
  req.validated.params.id;

export const five: RequestHandler = (
  req: BurgerRequest<{ params: z.infer<typeof schema.get.params> }>,
) => Response.json(req.validated.params.id);

export function six(
  req: BurgerRequest<{ params: z.infer<typeof schema.get.params> }>,
): Response {
  if (req.validated.params.id) return { found: true };
}
