import type { Middleware } from 'burger-api';

const withBody = new Set(['POST', 'PUT', 'PATCH']);

/** Refuses every body that the framework would not validate. */
export const requireJson: Middleware = (req) => {
  if (!withBody.has(req.method)) return undefined;
  if (req.headers.get('content-type')?.includes('application/json')) {
    return undefined;
  }
  return Response.json({ error: 'Send application/json' }, { status: 415 });
};
