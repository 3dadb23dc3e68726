import type { Middleware } from 'burger-api';

export const middleware: Middleware[] = [
  () => async (res) => {
    const headers = new Headers(res.headers);
    headers.set('x-kitchen', 'open');
    return new Response(res.body, { status: res.status, headers });
  },
];

export const GET = () => new Response('Classic');
