import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { safe } from '../../../safe';

const params = z.object({ id: z.coerce.number().int() });

export const schema = { get: { params } };

export const GET = safe(
  (req: BurgerRequest<{ params: z.infer<typeof params> }>) =>
    Response.json({ next: req.validated.params.id + 1 }),
);
