import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

export const schema = {
  put: {
    params: z.object({ id: z.coerce.number().int() }),
    query: z.object({ dry: z.enum(['0', '1']).optional() }),
    body: z.object({ dish: z.string() }),
  },
};

export const PUT = (req: BurgerRequest) => Response.json(req.validated);
