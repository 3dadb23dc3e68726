import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

export const schema = { get: { params: z.object({ id: z.uuid() }) } };

export const GET = (
  req: BurgerRequest<{ params: z.infer<typeof schema.get.params> }>,
) => Response.json({ id: req.validated.params.id.toUpperCase() });
