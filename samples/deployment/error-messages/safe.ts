import type { BurgerRequest } from 'burger-api';

/** Logs a thrown error and answers without its message. */
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
