import type { BurgerRequest, Middleware } from 'burger-api';

/** Writes one line of JSON. Line breaks in values cannot forge a line. */
export function log(
  level: 'info' | 'error',
  message: string,
  fields: Record<string, unknown> = {},
) {
  const time = new Date().toISOString();
  console.log(JSON.stringify({ time, level, message, ...fields }));
}

const ids = new WeakMap<BurgerRequest, string>();

/** The id that all lines about this request share. */
export const requestId = (req: BurgerRequest) => ids.get(req);

/**
 * The path without its query, which can hold secrets. `new URL()` would throw for
 * a `Host` header that is no host.
 */
const pathOf = ({ url }: BurgerRequest) =>
  url.replace(/^https?:\/\/[^/]*|\?.*$/g, '');

/** Global middleware: gives each request an id and writes a line about it. */
export const logRequests: Middleware = (req) => {
  // Always a new id, because a client could forge the one it sends.
  const id = crypto.randomUUID();
  const start = performance.now();
  ids.set(req, id);
  return async (res) => {
    log('info', 'request', {
      requestId: id,
      method: req.method,
      path: pathOf(req),
      status: res.status,
      durationMs: Math.round(performance.now() - start),
    });
    res.headers.set('x-request-id', id);
    return res;
  };
};

/**
 * Does what `safe` does for a handler or a middleware, and logs the error. The
 * client gets the id to ask with instead of the message.
 */
export const logErrors =
  <Input extends BurgerRequest, Output>(
    step: (req: Input) => Output | Promise<Output>,
  ) =>
  async (req: Input) => {
    try {
      return await step(req);
    } catch (error) {
      const id = requestId(req);
      const text = error instanceof Error ? error.stack : String(error);
      log('error', 'failed', { requestId: id, error: text });
      return Response.json(
        { error: 'Internal error', requestId: id },
        { status: 500 },
      );
    }
  };
