import { timingSafeEqual } from 'node:crypto';
import type { Middleware } from 'burger-api';
import { settings } from './settings';

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Adds the headers that are missing, so a handler can set its own. */
export const securityHeaders: Middleware = () => async (res) => {
  for (const [name, value] of Object.entries(headers))
    if (!res.headers.has(name)) res.headers.set(name, value);
  return res;
};

/** Refuses requests with too large a body before any of it is read. */
export function bodyLimit(maxBytes: number): Middleware {
  return (req) => {
    if (req.headers.has('transfer-encoding'))
      return Response.json({ error: 'Send a Content-Length' }, { status: 411 });
    const length = Number(req.headers.get('content-length') ?? 0);
    if (length <= maxBytes) return undefined;
    return Response.json({ error: 'Too large' }, { status: 413 });
  };
}

const digest = (text: string) =>
  new Bun.CryptoHasher('sha256').update(text).digest();
const expected = digest(`Bearer ${settings.API_TOKEN}`);

/** Lets requests with the token pass. */
export const requireToken: Middleware = (req) => {
  if (req.method === 'OPTIONS') return undefined; // A preflight has no token.
  const sent = digest(req.headers.get('authorization') ?? '');
  // Takes equally long, however much of the token is right.
  if (timingSafeEqual(sent, expected)) return undefined;
  return Response.json(
    { error: 'Send a valid token' },
    { status: 401, headers: { 'www-authenticate': 'Bearer' } },
  );
};
