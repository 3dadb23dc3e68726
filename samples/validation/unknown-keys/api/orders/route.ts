import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

export const schema = {
  post: { body: z.object({ burger: z.string() }) },
  put: { body: z.strictObject({ burger: z.string() }) },
  patch: { body: z.looseObject({ burger: z.string() }) },
};

const echo = (req: BurgerRequest) => Response.json(req.validated.body);

export { echo as PATCH, echo as POST, echo as PUT };
