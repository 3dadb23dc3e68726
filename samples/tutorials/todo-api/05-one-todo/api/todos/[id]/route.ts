import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { todos } from '../../../store';

const params = z.object({ id: z.coerce.number().int().positive() });

export const schema = { get: { params } };

type WithId = { params: z.infer<typeof params> };

const missing = () => Response.json({ error: 'No such todo' }, { status: 404 });

export const GET = (req: BurgerRequest<WithId>) => {
  const todo = todos.get(req.validated.params.id);
  return todo ? Response.json(todo) : missing();
};
