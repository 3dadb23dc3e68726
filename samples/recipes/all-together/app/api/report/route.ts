import { methodNotAllowed } from '../../errors';
import { logErrors } from '../../log';

// Stands for whatever can fail in your own code.
export const GET = logErrors(() => {
  throw new Error('No connection to db.internal:5432');
});

// A file that exports POST gets OPTIONS too, which preflights need.
const other = methodNotAllowed('GET, HEAD, OPTIONS');

export {
  GET as HEAD,
  other as DELETE,
  other as PATCH,
  other as POST,
  other as PUT,
};
