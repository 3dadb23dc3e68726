import type { Middleware } from 'burger-api';
import { ownerOf } from './keys';

/** Allows each owner of a key so many requests in each window of seconds. */
export function rateLimit({
  requests,
  seconds,
}: {
  requests: number;
  seconds: number;
}): Middleware {
  let counts = new Map<string, number>();
  let windowStart = Date.now();

  return (req) => {
    if (req.method === 'OPTIONS') return undefined;
    const owner = ownerOf(req);
    if (!owner) return new Response('Send a valid API key', { status: 401 });
    if (Date.now() - windowStart > seconds * 1000) {
      counts = new Map();
      windowStart = Date.now();
    }
    const count = (counts.get(owner) ?? 0) + 1;
    counts.set(owner, count);
    if (count <= requests) return undefined;
    return new Response('Too many requests', {
      status: 429,
      headers: { 'retry-after': String(seconds) },
    });
  };
}
