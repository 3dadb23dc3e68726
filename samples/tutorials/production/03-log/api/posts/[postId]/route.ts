import type { BurgerRequest } from 'burger-api';
import { posts } from '../../../db';
import { safe } from '../../../safe';
import {
  needJson,
  notFound,
  type PostChange,
  type PostId,
  postChange,
  postId,
} from '../../../schemas';

export const schema = {
  get: { params: postId },
  patch: { params: postId, body: postChange },
  delete: { params: postId },
};

export const GET = safe((req: BurgerRequest<{ params: PostId }>) => {
  const post = posts.get(req.validated.params.postId);
  return post ? Response.json(post) : notFound('post');
});

export const PATCH = safe(
  (req: BurgerRequest<{ params: PostId; body?: PostChange }>) => {
    const { params, body } = req.validated;
    if (!body) return needJson();
    const post = posts.patch(params.postId, body);
    return post ? Response.json(post) : notFound('post');
  },
);

export const DELETE = safe((req: BurgerRequest<{ params: PostId }>) => {
  const removed = posts.remove(req.validated.params.postId);
  return removed ? new Response(null, { status: 204 }) : notFound('post');
});
