import type { BurgerRequest } from 'burger-api';
import { todos } from '../../store';

export const GET = () => Response.json(todos.list());

export const POST = async (req: BurgerRequest) => {
  const { title } = (await req.json()) as { title: string };
  return Response.json(todos.add(title), { status: 201 });
};
