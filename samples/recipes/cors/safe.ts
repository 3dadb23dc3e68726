import type { BurgerRequest } from 'burger-api';

/** Makes a response of a thrown error, so that it gets the headers, too. */
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
