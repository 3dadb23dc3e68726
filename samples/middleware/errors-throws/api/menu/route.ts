import type { Middleware } from 'burger-api';

export const middleware: Middleware[] = [
  () => async (res) => {
    res.headers.set('x-after', 'ran');
    return res;
  },
];

export function GET(): Response {
  throw new Error('No connection to db.internal:5432');
}
