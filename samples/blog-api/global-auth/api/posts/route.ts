import type { BurgerRequest } from 'burger-api';
import { posts } from '../../db';
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

export const GET = safe((req: BurgerRequest<{ query: ListQuery }>) =>
  Response.json(posts.page(req.validated.query)),
);

export const POST = safe((req: BurgerRequest<{ body?: NewPost }>) => {
  const { body } = req.validated;
  if (!body) return needJson();
  const post = posts.add(body);
  return post ? Response.json(post, { status: 201 }) : titleTaken();
});
