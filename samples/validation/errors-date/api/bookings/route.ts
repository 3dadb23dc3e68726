import { z } from 'zod';

export const schema = { post: { body: z.object({ from: z.coerce.date() }) } };

export const POST = () => Response.json({}, { status: 201 });
