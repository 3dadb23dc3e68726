import type { BurgerRequest } from 'burger-api';
import { posts } from '../../db';
import {
  type ListQuery,
  listQuery,
  type NewPost,
  needJson,
  newPost,
} from '../../schemas';

export const schema = {
  get: { query: listQuery },
  post: { body: newPost },
};

export const GET = (req: BurgerRequest<{ query: ListQuery }>) =>
  Response.json(posts.page(req.validated.query));

export const POST = (req: BurgerRequest<{ body?: NewPost }>) => {
  const { body } = req.validated;
  return body ? Response.json(posts.add(body), { status: 201 }) : needJson();
};
