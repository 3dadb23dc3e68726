import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { database } from '../../database';

const query = z.object({ below: z.coerce.number().default(100) });
const cheaper = database.query(
  'SELECT name, price FROM burgers WHERE price < ? ORDER BY price',
);

export const schema = { get: { query } };

export const GET = (req: BurgerRequest<{ query: z.infer<typeof query> }>) =>
  Response.json(cheaper.all(req.validated.query.below));
