import type { Middleware } from 'burger-api';

export const middleware: Middleware[] = [
  () => async (res) => {
    res.headers.set('x-kitchen', 'open');
    return res;
  },
];

export const GET = () => new Response('Classic');
