import posts from 'virtual-blog/latest';
import { Posts } from '../blog/PostList.tsx';

/** The newest post of the blog, below a heading of level 2. */
export function LatestPost() {
  return <Posts posts={posts} level={3} />;
}
