import { z } from 'zod';

export const schema = {
  get: {
    params: z.object({ order_id: z.coerce.number(), 'item-id': z.string() }),
  },
};

export const GET = () => new Response('one item');
