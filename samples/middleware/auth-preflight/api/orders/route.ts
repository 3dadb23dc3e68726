import type { Middleware } from 'burger-api';

const forgetsOptions: Middleware = (req) =>
  req.headers.has('authorization')
    ? undefined
    : new Response('Send a token', { status: 401 });

export const middleware = [forgetsOptions];

export const POST = () => Response.json({ id: 1 }, { status: 201 });
