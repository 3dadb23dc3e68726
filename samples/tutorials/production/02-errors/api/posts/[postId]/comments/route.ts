import type { BurgerRequest } from 'burger-api';
import { comments, posts } from '../../../../db';
import { safe } from '../../../../safe';
import {
  type NewComment,
  needJson,
  newComment,
  notFound,
  type PostId,
  postId,
} from '../../../../schemas';

export const schema = {
  get: { params: postId },
  post: { params: postId, body: newComment },
};

export const GET = safe((req: BurgerRequest<{ params: PostId }>) => {
  const { postId } = req.validated.params;
  return posts.get(postId)
    ? Response.json(comments.of(postId))
    : notFound('post');
});

export const POST = safe(
  (req: BurgerRequest<{ params: PostId; body?: NewComment }>) => {
    const { params, body } = req.validated;
    if (!body) return needJson();
    if (!posts.get(params.postId)) return notFound('post');
    return Response.json(comments.add(params.postId, body), { status: 201 });
  },
);
