import { logErrors } from '../../log';

export const GET = logErrors(() => Response.json(['Classic']));

export const PUT = logErrors(() => {
  throw new Error('No connection to db.internal:5432');
});
