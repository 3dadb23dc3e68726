import type { BurgerRequest, Middleware } from 'burger-api';
import { posts } from '../../db';
import { writeAuth } from '../../middleware/write-auth';
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

export const middleware: Middleware[] = [writeAuth];

export const GET = (req: BurgerRequest<{ query: ListQuery }>) =>
  Response.json(posts.page(req.validated.query));

export const POST = (req: BurgerRequest<{ body?: NewPost }>) => {
  const { body } = req.validated;
  return body ? Response.json(posts.add(body), { status: 201 }) : needJson();
};
