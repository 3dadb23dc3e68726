import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { todos } from '../../../store';

const params = z.object({ id: z.coerce.number().int().positive() });
const change = z
  .object({
    title: z.string().trim().min(1).max(100).optional(),
    done: z.boolean().optional(),
  })
  .refine((value) => Object.keys(value).length > 0, {
    message: 'Send at least one field',
  });

export const schema = {
  get: { params },
  patch: { params, body: change },
  delete: { params },
};

type WithId = { params: z.infer<typeof params> };
type WithChange = WithId & { body?: z.infer<typeof change> };

const missing = () => Response.json({ error: 'No such todo' }, { status: 404 });

export const GET = (req: BurgerRequest<WithId>) => {
  const todo = todos.get(req.validated.params.id);
  return todo ? Response.json(todo) : missing();
};

export const PATCH = (req: BurgerRequest<WithChange>) => {
  const { params, body } = req.validated;
  if (!body) {
    return Response.json({ error: 'Send application/json' }, { status: 415 });
  }
  const todo = todos.patch(params.id, body);
  return todo ? Response.json(todo) : missing();
};

export const DELETE = (req: BurgerRequest<WithId>) => {
  const removed = todos.remove(req.validated.params.id);
  return removed ? new Response(null, { status: 204 }) : missing();
};
