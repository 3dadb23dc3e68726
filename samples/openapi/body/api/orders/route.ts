import { z } from 'zod';

export const schema = {
  post: {
    body: z.object({
      burger: z.string().min(3).describe('Name on the menu'),
      size: z.enum(['single', 'double']),
      amount: z.number().int().min(1).default(1),
      pickup: z.iso.datetime().optional(),
    }),
  },
};

export const POST = () => Response.json({ id: 1 }, { status: 201 });
