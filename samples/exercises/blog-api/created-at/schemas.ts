import { z } from 'zod';

const text = (max: number) => z.string().trim().min(1).max(max);

export const newPost = z.object({
  title: text(200),
  body: text(20_000),
  author: text(100),
  published: z.boolean().default(false),
});

export type NewPost = z.infer<typeof newPost>;

export const needJson = () =>
  Response.json({ error: 'Send application/json' }, { status: 415 });
