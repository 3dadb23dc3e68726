import { z } from 'zod';

export const schema = {
  post: {
    body: z.object({ name: z.string().transform((name) => name.length) }),
  },
};

export const POST = () => Response.json({}, { status: 201 });
