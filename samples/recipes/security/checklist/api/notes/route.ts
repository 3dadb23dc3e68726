import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { safe } from '../../safe';

// Strict: a client cannot add fields that you did not think of.
const note = z.strictObject({ text: z.string().min(1).max(1000) });

export const schema = { post: { body: note } };

export const GET = safe(() => {
  throw new Error('Password of db.internal was refused');
});

export const POST = safe(
  (req: BurgerRequest<{ body?: z.infer<typeof note> }>) => {
    const { body } = req.validated;
    // Without a JSON type the body was not validated.
    if (!body)
      return Response.json({ error: 'Send application/json' }, { status: 415 });
    return Response.json(body, { status: 201 });
  },
);
