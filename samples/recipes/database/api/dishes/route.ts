import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { listDishes } from '../../shop';

const query = z.object({ search: z.string().max(100).optional() });

export const schema = { get: { query } };

export const GET = (req: BurgerRequest<{ query: z.infer<typeof query> }>) =>
  Response.json(listDishes(req.validated.query.search));
