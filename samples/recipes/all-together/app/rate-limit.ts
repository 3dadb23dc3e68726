import type { BurgerRequest, Middleware } from 'burger-api';

/**
 * Allows each client `requests` in each window of `seconds`.
 *
 * @param clientOf names the client by something that it cannot choose: a
 * verified user, or the address that your proxy saw.
 */
export function rateLimit(
  requests: number,
  seconds: number,
  clientOf: (req: BurgerRequest) => string,
): Middleware {
  const counts = new Map<string, number>();
  let windowEnd = 0;

  return (req) => {
    // A preflight names no client, and does nothing.
    if (req.method === 'OPTIONS') return undefined;
    if (Date.now() >= windowEnd) {
      counts.clear(); // Keeps the list short, too.
      windowEnd = Date.now() + seconds * 1000;
    }
    const client = clientOf(req);
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    if (count <= requests) return undefined;
    const secondsLeft = Math.ceil((windowEnd - Date.now()) / 1000);
    return Response.json(
      { error: 'Too many requests' },
      { status: 429, headers: { 'retry-after': String(secondsLeft) } },
    );
  };
}
