import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

export const schema = {
  get: { query: z.object({ table: z.coerce.number() }) },
};

export const GET = (req: BurgerRequest) => Response.json(req.validated);
