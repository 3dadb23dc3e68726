import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { todos } from '../../store';

const newTodo = z.object({
  title: z.string().trim().min(1).max(100),
  done: z.boolean().default(false),
});

export const schema = { post: { body: newTodo } };

export const GET = () => Response.json(todos.list());

export const POST = (
  req: BurgerRequest<{ body?: z.infer<typeof newTodo> }>,
) => {
  const input = req.validated.body;
  if (!input) {
    return Response.json({ error: 'Send application/json' }, { status: 415 });
  }
  return Response.json(todos.add(input.title, input.done), { status: 201 });
};
