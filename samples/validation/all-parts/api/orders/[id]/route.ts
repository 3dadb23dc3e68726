import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

export const schema = {
  put: {
    params: z.object({ id: z.coerce.number() }),
    query: z.object({ notify: z.enum(['yes', 'no']).default('no') }),
    body: z.object({ burger: z.string() }),
  },
};

type Input = {
  params: z.infer<typeof schema.put.params>;
  query: z.infer<typeof schema.put.query>;
  body?: z.infer<typeof schema.put.body>;
};

export const PUT = (req: BurgerRequest<Input>) => Response.json(req.validated);
