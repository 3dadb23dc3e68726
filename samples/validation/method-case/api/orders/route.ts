import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

export const schema = { GET: { query: z.object({ page: z.string() }) } };

export const GET = (req: BurgerRequest) => Response.json(req.validated);
