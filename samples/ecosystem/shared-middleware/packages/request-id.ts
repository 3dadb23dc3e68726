import type { BurgerRequest, Middleware } from 'burger-api';

const ids = new WeakMap<BurgerRequest, string>();

/** Takes the id of a request from a header, or makes one. */
export function requestId({ header }: { header: string }): Middleware {
  return (req) => {
    const id = req.headers.get(header) ?? crypto.randomUUID();
    ids.set(req, id);
    return async (res) => {
      res.headers.set(header, id);
      return res;
    };
  };
}

/** The id of a request, for handlers and logs. */
export const idOf = (req: BurgerRequest): string | undefined => ids.get(req);
