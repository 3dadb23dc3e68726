import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const body = z.object({ dish: z.string() });

export const schema = { post: { body } };

// The type promises a body, although nothing guards it.
export const POST = (req: BurgerRequest<{ body: z.infer<typeof body> }>) =>
  Response.json({ ordered: req.validated.body.dish });
