import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

export const schema = {
  get: { query: z.object({ page: z.string().optional() }) },
};

export const GET = (req: BurgerRequest) =>
  Response.json({ validated: req.validated });
export const DELETE = (req: BurgerRequest) =>
  Response.json({ validated: req.validated ?? 'undefined' });
