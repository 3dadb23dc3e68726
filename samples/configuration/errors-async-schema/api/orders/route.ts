import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const known = z.string().refine(async (dish) => dish === 'Falafel');

export const schema = {
  get: { query: z.object({ dish: known }) },
  post: { body: z.object({ dish: known }) },
};

export const GET = (req: BurgerRequest) => Response.json(req.validated);
export const POST = (req: BurgerRequest) => Response.json(req.validated);
