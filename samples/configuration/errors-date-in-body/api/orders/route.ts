import { z } from 'zod';

export const schema = { post: { body: z.object({ due: z.coerce.date() }) } };

export const POST = () => new Response('ordered');
