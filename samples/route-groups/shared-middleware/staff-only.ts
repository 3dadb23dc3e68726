import type { Middleware } from 'burger-api';

/** Lets preflights and callers with a token through. */
const staffOnly: Middleware = (req) => {
  if (
    req.method === 'OPTIONS' ||
    req.headers.get('authorization') === 'Bearer staff'
  )
    return undefined;
  return Response.json({ error: 'Staff only' }, { status: 401 });
};

export const middleware = [staffOnly];
