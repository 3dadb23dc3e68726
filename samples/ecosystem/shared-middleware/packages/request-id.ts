import type { BurgerRequest, Middleware } from 'burger-api';

const ids = new WeakMap<BurgerRequest, string>();

/** Gives each request an id, and sends it back in a header. */
export function requestId({ header }: { header: string }): Middleware {
  return (req) => {
    const id = crypto.randomUUID();
    ids.set(req, id);
    return async (res) => {
      res.headers.set(header, id);
      return res;
    };
  };
}

/** The id of a request, for handlers and logs. */
export const idOf = (req: BurgerRequest): string | undefined => ids.get(req);
