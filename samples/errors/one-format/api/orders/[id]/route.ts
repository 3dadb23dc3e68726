import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { methodNotAllowed } from '../../../errors';
import { dishOf } from '../../../orders';
import { withErrors } from '../../../with-errors';

const params = z.object({ id: z.coerce.number() });

export const schema = { get: { params }, head: { params } };

export const GET = withErrors(
  (req: BurgerRequest<{ params: z.infer<typeof params> }>) =>
    Response.json({ dish: dishOf(req.validated.params.id) }),
);

const other = methodNotAllowed('GET, HEAD, OPTIONS');

export {
  GET as HEAD,
  other as DELETE,
  other as PATCH,
  other as POST,
  other as PUT,
};
