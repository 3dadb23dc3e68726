import type { BurgerRequest, RequestHandler } from 'burger-api';

/** Logs a thrown error and answers without its message. */
export function safe(handler: RequestHandler): RequestHandler {
  return async (req: BurgerRequest) => {
    try {
      return await handler(req);
    } catch (error) {
      console.error(error);
      return Response.json({ error: 'Internal error' }, { status: 500 });
    }
  };
}
