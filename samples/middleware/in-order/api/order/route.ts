import { z } from 'zod';
import { trace } from '../../trace';

const table = z.preprocess((value) => {
  console.log('  validation');
  return value;
}, z.string());

export const schema = { get: { query: z.object({ table }) } };

export const middleware = [trace('route', 'auth'), trace('route', 'timer')];

export function GET(): Response {
  console.log('  handler');
  return Response.json({ ok: true });
}
