import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const params = z.object({ userId: z.coerce.number().int() });

export const schema = { get: { params } };

export const GET = (req: BurgerRequest<{ params: z.infer<typeof params> }>) =>
  Response.json({
    userId: req.validated.params.userId,
    segments: req.wildcardParams,
  });
