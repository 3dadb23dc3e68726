import { z } from 'zod';

export const schema = {
  get: { query: z.object({ search: z.string().optional() }) },
};

export const GET = () => Response.json([{ id: 1, name: 'Classic' }]);
