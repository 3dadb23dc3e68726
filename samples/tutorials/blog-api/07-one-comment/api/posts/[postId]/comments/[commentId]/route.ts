import type { BurgerRequest } from 'burger-api';
import { comments } from '../../../../../db';
import {
  type BothIds,
  bothIds,
  type CommentChange,
  commentChange,
  needJson,
  notFound,
} from '../../../../../schemas';

export const schema = {
  get: { params: bothIds },
  patch: { params: bothIds, body: commentChange },
  delete: { params: bothIds },
};

export const GET = (req: BurgerRequest<{ params: BothIds }>) => {
  const { postId, commentId } = req.validated.params;
  const comment = comments.get(postId, commentId);
  return comment ? Response.json(comment) : notFound('comment');
};

export const PATCH = (
  req: BurgerRequest<{ params: BothIds; body?: CommentChange }>,
) => {
  const { params, body } = req.validated;
  if (!body) return needJson();
  const comment = comments.patch(params.postId, params.commentId, body);
  return comment ? Response.json(comment) : notFound('comment');
};

export const DELETE = (req: BurgerRequest<{ params: BothIds }>) => {
  const { postId, commentId } = req.validated.params;
  const removed = comments.remove(postId, commentId);
  return removed ? new Response(null, { status: 204 }) : notFound('comment');
};
