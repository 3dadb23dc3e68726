import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

export const schema = { get: { params: z.object({ id: z.uuid() }) } };

export const GET = (
  req: BurgerRequest<{ params: z.infer<typeof schema.get.params> }>,
): Response =>
  Response.json({ start: req.validated.params.id.slice(0, 8).toUpperCase() });
