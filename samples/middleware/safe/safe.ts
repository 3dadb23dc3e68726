import type { BurgerRequest } from 'burger-api';

/** Answers a thrown error with a neutral 500, so that after functions still run. */
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
