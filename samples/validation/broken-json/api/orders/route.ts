import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

export const schema = { post: { body: z.object({ burger: z.string() }) } };

export const POST = (req: BurgerRequest) =>
  Response.json(req.validated.body, { status: 201 });
