import type { Middleware } from 'burger-api';

const opensAtNoon: Middleware = (req) =>
  req.url.endsWith('?hour=9')
    ? new Response('Closed', { status: 503 })
    : undefined;

export const middleware = [opensAtNoon];

export const GET = () => Response.json(['Cheeseburger']);
