import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { dishes } from '../../dishes.ts';

const query = z.object({
  name: z.string().default(''),
  max: z.coerce.number().default(100),
});

export const schema = { get: { query } };

type Req = BurgerRequest<{
  query: z.infer<typeof query>;
}>;

export function GET(req: Req) {
  const { name, max } = req.validated.query;
  const found = dishes.filter(
    (dish) =>
      dish.name.includes(name) &&
      dish.price <= max,
  );
  return Response.json(found);
}
