import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

export const schema = {
  delete: { body: z.object({ ids: z.array(z.number()).min(1) }) },
};

export const DELETE = (req: BurgerRequest) => Response.json(req.validated);
