import type { BurgerRequest, Middleware } from 'burger-api';
import { z } from 'zod';
import { safe } from '../../../safe';

const params = z.object({ id: z.coerce.number() });

export const schema = { get: { params } };

export const middleware: Middleware[] = [
  safe((req) => {
    if (!req.headers.has('cookie')) throw new Error('No session store');
    return undefined;
  }),
];

export const GET = safe(
  async (req: BurgerRequest<{ params: z.infer<typeof params> }>) => {
    const { id } = req.validated.params;
    if (id > 99) throw new Error('Cannot reach db.internal:5432');
    return Response.json({ id, dish: 'Falafel' });
  },
);
