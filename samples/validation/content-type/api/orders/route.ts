import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

export const schema = { post: { body: z.object({ amount: z.number() }) } };

export const POST = (req: BurgerRequest) =>
  Response.json({ validated: req.validated });
