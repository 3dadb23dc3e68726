import { z } from 'zod';
import { trace } from '../../trace';

export const schema = { get: { query: z.object({ table: z.string() }) } };

export const middleware = [trace('route 1'), trace('route 2')];

export function GET() {
  console.log('handler');
  return Response.json({ ok: true });
}
