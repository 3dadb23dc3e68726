import { z } from 'zod';

export const schema = { post: { body: z.object({ dish: z.string() }) } };

export const GET = () => new Response('Two burgers, one salad');

export const POST = () => Response.json({ id: 1 }, { status: 201 });

export const DELETE = () => {
  throw new Error('The kitchen is closed');
};
