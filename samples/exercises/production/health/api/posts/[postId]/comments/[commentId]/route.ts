import type { BurgerRequest, Middleware } from 'burger-api';
import { comments } from '../../../../../db';
import { writeAuth } from '../../../../../middleware/write-auth';
import { safe } from '../../../../../safe';
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

export const middleware: Middleware[] = [writeAuth];

export const GET = safe((req: BurgerRequest<{ params: BothIds }>) => {
  const { postId, commentId } = req.validated.params;
  const comment = comments.get(postId, commentId);
  return comment ? Response.json(comment) : notFound('comment');
});

export const PATCH = safe(
  (req: BurgerRequest<{ params: BothIds; body?: CommentChange }>) => {
    const { params, body } = req.validated;
    if (!body) return needJson();
    const comment = comments.patch(params.postId, params.commentId, body);
    return comment ? Response.json(comment) : notFound('comment');
  },
);

export const DELETE = safe((req: BurgerRequest<{ params: BothIds }>) => {
  const { postId, commentId } = req.validated.params;
  const removed = comments.remove(postId, commentId);
  return removed ? new Response(null, { status: 204 }) : notFound('comment');
});
