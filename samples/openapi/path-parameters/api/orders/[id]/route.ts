import { z } from 'zod';

export const schema = {
  get: { params: z.object({ id: z.coerce.number() }) },
};

export const GET = () => Response.json({});
export const HEAD = () => new Response(null);
