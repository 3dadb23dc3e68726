import type { BurgerRequest } from 'burger-api';

/** Tells the log what went wrong, and the client only that it did. */
export function safe<R extends BurgerRequest>(
  handler: (req: R) => Response | Promise<Response>,
) {
  return async (req: R): Promise<Response> => {
    try {
      return await handler(req);
    } catch (error) {
      console.error(error);
      return Response.json({ error: 'Internal error' }, { status: 500 });
    }
  };
}
