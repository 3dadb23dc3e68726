import type { Middleware } from 'burger-api';

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const token = process.env.BLOG_TOKEN;
if (!token) throw new Error('Set BLOG_TOKEN before you start the app');

export const writeAuth: Middleware = (req) => {
  // Reading is open, and preflights (OPTIONS) carry no token.
  if (!WRITES.has(req.method)) return undefined;
  if (req.headers.get('authorization') === `Bearer ${token}`) return undefined;
  return Response.json({ error: 'Missing or wrong token' }, { status: 401 });
};
