import type { Middleware } from 'burger-api';

export const middleware: Middleware = (req) =>
  req.method === 'GET' ? undefined : new Response('Stop');

export const GET = () => new Response('never reached\n');
