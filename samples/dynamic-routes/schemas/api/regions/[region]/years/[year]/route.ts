import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const Params = z.object({
  region: z.enum(['north', 'south']),
  year: z.coerce.number().int().min(2000),
});

export const schema = { get: { params: Params } };

export const GET = (req: BurgerRequest<{ params: z.infer<typeof Params> }>) =>
  Response.json(req.validated.params);
