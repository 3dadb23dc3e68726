import type { BurgerRequest } from 'burger-api';

export const GET = (req: BurgerRequest) => {
  const query = new URL(req.url).searchParams;
  const message = `Hello, ${query.get('name') ?? 'world'}!`;
  return Response.json({
    message: query.has('shout') ? message.toUpperCase() : message,
  });
};
