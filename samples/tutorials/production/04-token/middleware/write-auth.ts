import { timingSafeEqual } from 'node:crypto';
import type { Middleware } from 'burger-api';

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const token = process.env.BLOG_TOKEN;
if (!token) throw new Error('Set BLOG_TOKEN before you start the app');

const digest = (text: string) =>
  new Bun.CryptoHasher('sha256').update(text).digest();
const expected = digest(`Bearer ${token}`);

export const writeAuth: Middleware = (req) => {
  // Reading is open, and preflights (OPTIONS) carry no token.
  if (!WRITES.has(req.method)) return undefined;
  const sent = digest(req.headers.get('authorization') ?? '');
  if (timingSafeEqual(sent, expected)) return undefined;
  return Response.json({ error: 'Missing or wrong token' }, { status: 401 });
};
