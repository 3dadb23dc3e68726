import { z } from 'zod';

export const schema = { put: { body: z.object({ amount: z.number() }) } };

export const PUT = () => Response.json({});
