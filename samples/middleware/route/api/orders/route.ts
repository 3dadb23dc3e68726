import type { Middleware } from 'burger-api';

export const middleware: Middleware[] = [
  (req) => {
    const open = req.headers.get('x-kitchen') === 'open';
    return open
      ? undefined
      : Response.json({ error: 'The kitchen is closed' }, { status: 503 });
  },
];

export const GET = () => Response.json([]);
