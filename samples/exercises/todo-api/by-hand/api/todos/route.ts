import type { BurgerRequest } from 'burger-api';
import { todos } from '../../store';

export const GET = () => Response.json(todos.list());

export const POST = async (req: BurgerRequest) => {
  const { title } = (await req.json()) as { title: unknown };
  if (typeof title !== 'string' || title.trim() === '') {
    return Response.json({ error: 'A todo needs a title' }, { status: 400 });
  }
  return Response.json(todos.add(title), { status: 201 });
};
