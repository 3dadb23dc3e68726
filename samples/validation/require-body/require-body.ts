import type { Middleware } from 'burger-api';

type Parts = { params?: unknown; query?: unknown; body?: unknown };

/** Refuses a request that has no validated body, although its method has a body schema. */
export const requireBody =
  (schema: Record<string, Parts>): Middleware =>
  (req) =>
    schema[req.method.toLowerCase()]?.body && req.validated.body === undefined
      ? Response.json({ error: 'Send application/json' }, { status: 415 })
      : undefined;
