import type { Middleware } from 'burger-api';
import { safe } from '../../safe';

export const middleware: Middleware[] = [
  () => async (res) => {
    res.headers.set('x-after', 'ran');
    return res;
  },
];

export const GET = safe(() => {
  throw new Error('No connection to db.internal:5432');
});
