import type { Middleware } from 'burger-api';

type Parts = { params?: unknown; query?: unknown; body?: unknown };

/** Refuses a request whose method wants a body, if none was validated. */
export const requireBody =
  (schema: Record<string, Parts>): Middleware =>
  (req) =>
    schema[req.method.toLowerCase()]?.body && req.validated.body === undefined
      ? Response.json({ error: 'Send application/json' }, { status: 415 })
      : undefined;
