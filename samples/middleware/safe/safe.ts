import type { BurgerRequest, RequestHandler } from 'burger-api';

/** Answers a thrown error with a neutral 500, so that after functions still run. */
export const safe =
  (handler: RequestHandler): RequestHandler =>
  async (req: BurgerRequest) => {
    try {
      return await handler(req);
    } catch (error) {
      console.error(error);
      return Response.json({ error: 'Internal error' }, { status: 500 });
    }
  };
