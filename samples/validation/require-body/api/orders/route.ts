import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { requireBody } from '../../require-body';

const body = z.object({ ids: z.array(z.number()).min(1) });
type Input = { body: z.infer<typeof body> };

export const schema = { post: { body }, delete: { body } };

export const middleware = [requireBody(schema)];

export const GET = () => Response.json([]);
export const POST = (req: BurgerRequest<Input>) =>
  Response.json({ added: req.validated.body.ids }, { status: 201 });
export const DELETE = (req: BurgerRequest<Input>) =>
  Response.json({ removed: req.validated.body.ids });
