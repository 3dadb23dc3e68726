import type { BurgerRequest, Middleware } from 'burger-api';
import { z } from 'zod';
import { safe } from '../../../safe';

const params = z.object({ id: z.coerce.number() });

export const schema = { get: { params } };

export const middleware: Middleware[] = [
  () => async (res) => {
    res.headers.set('x-after', 'ran');
    return res;
  },
  safe((req) => {
    if (!req.headers.has('cookie')) throw new Error('auth.internal is down');
    return undefined;
  }),
];

export const GET = safe(
  (req: BurgerRequest<{ params: z.infer<typeof params> }>) => {
    throw new Error(`Order ${req.validated.params.id}: db.internal is down`);
  },
);
