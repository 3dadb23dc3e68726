import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const body = z.object({ amount: z.number() });

export const schema = { post: { body } };

export const POST = (req: BurgerRequest<{ body: z.infer<typeof body> }>) =>
  Response.json({ amount: req.validated.body.amount }, { status: 201 });
