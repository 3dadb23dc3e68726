import type { BurgerRequest } from 'burger-api';

type Handler = (req: BurgerRequest) => Response | Promise<Response>;

/** Logs what a handler throws, and keeps it from the client. */
export const safe =
  (handler: Handler): Handler =>
  async (req) => {
    try {
      return await handler(req);
    } catch (error) {
      console.error(
        req.method,
        new URL(req.url).pathname,
        error instanceof Error ? error.message : error,
      );
      return Response.json({ error: 'Internal error' }, { status: 500 });
    }
  };
