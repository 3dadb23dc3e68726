import { z } from 'zod';

export const schema = {
  get: {
    query: z.union([
      z.object({ id: z.string() }),
      z.object({ name: z.string() }),
    ]),
  },
};

export const GET = () => Response.json([]);
