import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { todos } from '../../store';

const listQuery = z.object({
  done: z.stringbool().optional(),
  sort: z.enum(['id', 'title']).default('id'),
});
const newTodo = z.object({
  title: z.string().trim().min(1).max(100),
  done: z.boolean().default(false),
});

export const schema = {
  get: { query: listQuery },
  post: { body: newTodo },
};

export const GET = (
  req: BurgerRequest<{ query: z.infer<typeof listQuery> }>,
) => {
  const { done, sort } = req.validated.query;
  const list = todos.list(done);
  if (sort === 'title') list.sort((a, b) => a.title.localeCompare(b.title));
  return Response.json(list);
};

export const POST = (
  req: BurgerRequest<{ body?: z.infer<typeof newTodo> }>,
) => {
  const input = req.validated.body;
  if (!input) {
    return Response.json({ error: 'Send application/json' }, { status: 415 });
  }
  return Response.json(todos.add(input.title, input.done), { status: 201 });
};
