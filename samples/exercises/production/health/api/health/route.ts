import { isReachable } from '../../db';
import { safe } from '../../safe';

export const GET = safe(() =>
  isReachable()
    ? Response.json({ status: 'ok' })
    : Response.json({ status: 'down' }, { status: 503 }),
);
