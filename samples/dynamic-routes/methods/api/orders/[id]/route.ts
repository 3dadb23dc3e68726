import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const params = z.object({ id: z.coerce.number().int().positive() });

export const schema = { get: { params } };

export const GET = (req: BurgerRequest<{ params: z.infer<typeof params> }>) =>
  Response.json({ id: req.validated.params.id });

export const DELETE = (req: BurgerRequest) =>
  Response.json({
    raw: req.params?.id,
    validated: req.validated ?? 'undefined',
  });
