import { createHash, timingSafeEqual } from 'node:crypto';
import type { Middleware } from 'burger-api';

const token = process.env.API_TOKEN;
if (!token) throw new Error('Set API_TOKEN.');

const digest = (text: string) => createHash('sha256').update(text).digest();
const expected = digest(`Bearer ${token}`);

/** Compares digests in constant time, so that timing reveals nothing. */
export const hasToken = (req: Request) =>
  timingSafeEqual(digest(req.headers.get('authorization') ?? ''), expected);

export const requireToken: Middleware = (req) => {
  if (req.method === 'OPTIONS' || hasToken(req)) return undefined;
  return Response.json(
    { error: 'Send a valid token' },
    { status: 401, headers: { 'www-authenticate': 'Bearer' } },
  );
};
