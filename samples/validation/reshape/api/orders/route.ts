import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

export const schema = {
  post: {
    query: z.object({ table: z.coerce.number() }),
    body: z.object({ items: z.array(z.object({ amount: z.number() })) }),
  },
};

export const POST = (req: BurgerRequest) =>
  Response.json(req.validated, { status: 201 });
