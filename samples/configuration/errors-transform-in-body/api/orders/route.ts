import { z } from 'zod';

export const schema = {
  post: {
    body: z.object({ dishes: z.string().transform((list) => list.split(',')) }),
  },
};

export const POST = () => new Response('ordered');
