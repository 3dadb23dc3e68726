import { z } from 'zod';

const params = z.object({ id: z.coerce.number() });

export const schema = { get: { params } };

export function GET(): Response {
  throw new Error('Cannot reach db.internal:5432');
}
