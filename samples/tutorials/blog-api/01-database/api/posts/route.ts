import { posts } from '../../db';

export const GET = () => Response.json(posts.list());
