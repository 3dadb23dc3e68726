import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { layer } from '../../layer';

const table = z.preprocess((value) => {
  console.log('  validation');
  return value;
}, z.coerce.number());

const query = z.object({ table });

export const schema = { get: { query } };

export const middleware = [
  layer('route', 'auth', (req) => !req.headers.has('authorization')),
  layer('route', 'timer'),
];

export function GET(
  req: BurgerRequest<{ query: z.infer<typeof query> }>,
): Response {
  console.log('  handler');
  return Response.json({ table: req.validated.query.table });
}
