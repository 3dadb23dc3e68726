import type { BurgerRequest } from 'burger-api';
import { posts } from '../../../../db';
import { notFound, type PostId, postId } from '../../../../schemas';

export const schema = { post: { params: postId } };

export const POST = (req: BurgerRequest<{ params: PostId }>) => {
  const post = posts.patch(req.validated.params.postId, { published: true });
  return post ? Response.json(post) : notFound('post');
};
