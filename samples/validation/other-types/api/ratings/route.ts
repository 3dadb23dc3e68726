import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

export const schema = {
  post: { body: z.array(z.number().min(1).max(5)).min(1) },
  put: {
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('stars'), stars: z.number() }),
      z.object({ kind: z.literal('text'), text: z.string() }),
    ]),
  },
  patch: {
    body: z
      .object({ stars: z.number().optional(), text: z.string().optional() })
      .refine(
        (body) => Object.keys(body).length > 0,
        'Send at least one field',
      ),
  },
};

const echo = (req: BurgerRequest) => Response.json(req.validated.body);

export { echo as PATCH, echo as POST, echo as PUT };
