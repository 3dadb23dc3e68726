import type { BurgerRequest } from 'burger-api';

export const GET = (req: BurgerRequest) => {
  const name = new URL(req.url).searchParams.get('name') ?? 'world';
  return Response.json({ message: `Hello, ${name}!` });
};
