import type { BurgerRequest, Middleware } from 'burger-api';
import { posts } from '../../db';
import { writeAuth } from '../../middleware/write-auth';
import { safe } from '../../safe';
import {
  type ListQuery,
  listQuery,
  type NewPost,
  needJson,
  newPost,
  titleTaken,
} from '../../schemas';

export const schema = {
  get: { query: listQuery },
  post: { body: newPost },
};

export const middleware: Middleware[] = [writeAuth];

export const GET = safe((req: BurgerRequest<{ query: ListQuery }>) =>
  Response.json(posts.page(req.validated.query)),
);

export const POST = safe((req: BurgerRequest<{ body?: NewPost }>) => {
  const { body } = req.validated;
  if (!body) return needJson();
  const post = posts.add(body);
  return post ? Response.json(post, { status: 201 }) : titleTaken();
});
