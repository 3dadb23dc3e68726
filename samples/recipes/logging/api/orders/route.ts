import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { log, logErrors, requestId } from '../../log';

const order = z.object({ dish: z.string() });

export const schema = { post: { body: order } };

export const POST = logErrors(
  (req: BurgerRequest<{ body?: z.infer<typeof order> }>) => {
    const { body } = req.validated;
    if (!body)
      return Response.json({ error: 'Send application/json' }, { status: 415 });
    log('info', 'order', { requestId: requestId(req), dish: body.dish });
    return Response.json({ id: 1 }, { status: 201 });
  },
);
