import { z } from 'zod';

const text = (max: number) => z.string().trim().min(1).max(max);
const id = z.coerce.number().int().positive();

export const postId = z.object({ postId: id });
export const bothIds = z.object({ postId: id, commentId: id });

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

export const listQuery = z.object({
  author: z.string().optional(),
  published: z.stringbool().optional(),
  search: z.string().optional(),
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
});

export const newComment = z.object({ author: text(100), body: text(1000) });
export const commentChange = z.object({ body: text(1000) });

export type PostId = z.infer<typeof postId>;
export type BothIds = z.infer<typeof bothIds>;
export type NewPost = z.infer<typeof newPost>;
export type PostChange = z.infer<typeof postChange>;
export type ListQuery = z.infer<typeof listQuery>;
export type NewComment = z.infer<typeof newComment>;
export type CommentChange = z.infer<typeof commentChange>;

export const needJson = () =>
  Response.json({ error: 'Send application/json' }, { status: 415 });

export const titleTaken = () =>
  Response.json({ error: 'A post has this title' }, { status: 409 });

export const notFound = (what: string) =>
  Response.json({ error: `No such ${what}` }, { status: 404 });
