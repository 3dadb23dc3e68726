import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

export const schema = { get: { params: z.object({ id: z.string() }) } };

export const GET = (req: BurgerRequest) => Response.json(req.validated);
