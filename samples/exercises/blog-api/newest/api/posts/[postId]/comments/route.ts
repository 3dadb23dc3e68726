import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { comments, posts } from '../../../../db';
import {
  type NewComment,
  needJson,
  newComment,
  notFound,
  type PostId,
  postId,
} from '../../../../schemas';

const newest = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export const schema = {
  get: { params: postId, query: newest },
  post: { params: postId, body: newComment },
};

export const GET = (
  req: BurgerRequest<{ params: PostId; query: z.infer<typeof newest> }>,
) => {
  const { params, query } = req.validated;
  return posts.get(params.postId)
    ? Response.json(comments.of(params.postId, query.limit))
    : notFound('post');
};

export const POST = (
  req: BurgerRequest<{ params: PostId; body?: NewComment }>,
) => {
  const { params, body } = req.validated;
  if (!body) return needJson();
  if (!posts.get(params.postId)) return notFound('post');
  return Response.json(comments.add(params.postId, body), { status: 201 });
};
