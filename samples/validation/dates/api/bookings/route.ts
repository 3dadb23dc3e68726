import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const body = z.object({ guests: z.number(), from: z.iso.datetime() });

export const schema = { post: { body } };

export function POST(req: BurgerRequest<{ body?: z.infer<typeof body> }>) {
  const booking = req.validated.body;
  if (!booking) {
    return Response.json({ error: 'Send application/json' }, { status: 415 });
  }
  const from = new Date(booking.from);
  return Response.json(
    { weekday: from.getUTCDay(), hour: from.getUTCHours() },
    { status: 201 },
  );
}
