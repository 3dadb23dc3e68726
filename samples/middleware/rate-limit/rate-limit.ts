import type { Middleware } from 'burger-api';

/** Allows `requests` per API key in each window of `seconds`. */
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
    if (Date.now() - windowStart > seconds * 1000) {
      counts = new Map();
      windowStart = Date.now();
    }
    const key = req.headers.get('x-api-key') ?? 'anonymous';
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= requests) return undefined;
    return new Response('Too many requests', {
      status: 429,
      headers: { 'retry-after': String(seconds) },
    });
  };
}
