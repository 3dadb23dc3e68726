import type { Middleware } from 'burger-api';

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
