import type { BurgerRequest } from 'burger-api';

type Handler<R> = (
  req: R,
) => Response | Promise<Response>;

export function safe<R = BurgerRequest>(
  handler: Handler<R>,
) {
  return async (req: R) => {
    try {
      return await handler(req);
    } catch (error) {
      console.error(String(error));
      const body = { error: 'Internal error' };
      return Response.json(body, {
        status: 500,
      });
    }
  };
}
