import { safe } from '../../log';

export const GET = safe(() => Response.json(['Classic']));

export const PUT = safe(() => {
  throw new Error('No connection to db.internal:5432');
});
