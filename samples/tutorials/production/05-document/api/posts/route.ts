import type { BurgerRequest, Middleware, openapi as OpenApi } from 'burger-api';
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

export const openapi: OpenApi = {
  get: { summary: 'List posts', tags: ['Posts'], operationId: 'listPosts' },
  post: {
    summary: 'Add a post',
    tags: ['Posts'],
    operationId: 'addPost',
    responses: {
      201: { description: 'The new post' },
      400: { description: 'The body is not valid' },
      401: { description: 'The token is missing or wrong' },
      409: { description: 'A post has this title' },
    },
  },
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
