import type { BurgerRequest } from 'burger-api';
import { posts } from '../../../db';
import { notFound, type PostId, postId } from '../../../schemas';

export const schema = { get: { params: postId } };

export const GET = (req: BurgerRequest<{ params: PostId }>) => {
  const post = posts.get(req.validated.params.postId);
  return post ? Response.json(post) : notFound('post');
};
