import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { trace } from '../../trace';

const body = z.preprocess(
  (value) => {
    console.log('  validation');
    return value;
  },
  z.strictObject({ burger: z.string() }),
);

export const schema = { post: { body } };

export const middleware = [trace('route', 'timer')];

export function POST(
  req: BurgerRequest<{ body?: z.infer<typeof body> }>,
): Response {
  console.log('  handler');
  if (!req.validated.body) {
    return Response.json({ error: 'Send application/json' }, { status: 415 });
  }
  return Response.json({ ordered: req.validated.body.burger }, { status: 201 });
}
