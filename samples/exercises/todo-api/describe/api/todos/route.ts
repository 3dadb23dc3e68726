import type { BurgerRequest, openapi as OpenApi } from 'burger-api';
import { z } from 'zod';
import { todos } from '../../store';

const listQuery = z.object({ done: z.stringbool().optional() });
const newTodo = z.object({
  title: z.string().trim().min(1).max(100),
  done: z.boolean().default(false),
});

export const schema = {
  get: { query: listQuery },
  post: { body: newTodo },
};

export const openapi: OpenApi = {
  get: { summary: 'List todos', tags: ['Todos'], operationId: 'listTodos' },
  post: {
    summary: 'Add a todo',
    tags: ['Todos'],
    operationId: 'addTodo',
    responses: {
      201: { description: 'The new todo' },
      400: { description: 'The body is not valid' },
      415: { description: 'The body is not JSON' },
    },
  },
};

export const GET = (req: BurgerRequest<{ query: z.infer<typeof listQuery> }>) =>
  Response.json(todos.list(req.validated.query.done));

export const POST = (
  req: BurgerRequest<{ body?: z.infer<typeof newTodo> }>,
) => {
  const input = req.validated.body;
  if (!input) {
    return Response.json({ error: 'Send application/json' }, { status: 415 });
  }
  return Response.json(todos.add(input.title, input.done), { status: 201 });
};
