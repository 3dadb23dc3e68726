import { z } from 'zod';

export const schema = {
  get: {
    query: z.object({
      search: z.string().min(3).describe('Part of the name'),
      sort: z.enum(['name', 'price']).optional(),
      limit: z.coerce.number().default(20),
      vegan: z.boolean(),
      tags: z.array(z.string()).optional(),
      price: z.object({ max: z.number() }),
    }),
  },
};

export const GET = () => Response.json([]);
