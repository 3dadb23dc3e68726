import { z } from 'zod';

const text = (max: number) => z.string().trim().min(1).max(max);
const id = z.coerce.number().int().positive();

export const postId = z.object({ postId: id });

export const newPost = z.object({
  title: text(200),
  body: text(20_000),
  author: text(100),
  published: z.boolean().default(false),
});

export const postChange = z
  .object({
    title: text(200).optional(),
    body: text(20_000).optional(),
    author: text(100).optional(),
    published: z.boolean().optional(),
  })
  .refine((change) => Object.keys(change).length > 0, {
    message: 'Send at least one field',
  });

export type PostId = z.infer<typeof postId>;
export type NewPost = z.infer<typeof newPost>;
export type PostChange = z.infer<typeof postChange>;

export const needJson = () =>
  Response.json({ error: 'Send application/json' }, { status: 415 });

export const notFound = (what: string) =>
  Response.json({ error: `No such ${what}` }, { status: 404 });
