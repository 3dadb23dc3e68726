import type { BurgerRequest } from 'burger-api';

export const middleware = (req: BurgerRequest) =>
  req.headers.has('authorization')
    ? undefined
    : new Response('Who are you?', { status: 401 });

export const GET = () => Response.json(['Falafel', 'Halloumi']);
