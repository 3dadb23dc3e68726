import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

export const schema = { get: { query: z.object({ page: z.number() }) } };

export const GET = (req: BurgerRequest) => Response.json(req.validated);
