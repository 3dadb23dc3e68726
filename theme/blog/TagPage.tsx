import { blogAllTags } from '#words';
import { BLOG_PATH } from '../../model/blog.ts';
import type { TagPageData } from '../../model/blogPage.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import { PostRows } from './PostList.tsx';

export function TagPage({ description, posts }: TagPageData) {
  const text = useText();
  return (
    <>
      {description ? <p>{description}</p> : null}
      <PostRows posts={posts} />
      <p>
        <Link href={`${BLOG_PATH}/tags`} className="target">
          {text(blogAllTags)}
        </Link>
      </p>
    </>
  );
}
