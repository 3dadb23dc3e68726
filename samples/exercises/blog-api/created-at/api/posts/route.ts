import type { BurgerRequest } from 'burger-api';
import { posts } from '../../db';
import { type NewPost, needJson, newPost } from '../../schemas';

export const schema = { post: { body: newPost } };

export const GET = () => Response.json(posts.list());

export const POST = (req: BurgerRequest<{ body?: NewPost }>) => {
  const { body } = req.validated;
  return body ? Response.json(posts.add(body), { status: 201 }) : needJson();
};
