import type { TagPageData } from '../../model/blogPage.ts';
import { Link } from '../navigation/Link.tsx';
import { Cards } from './PostList.tsx';

/** A tag's page below its title, which says how many posts there are: what the tag means, and the posts. */
export function TagPage({ description, posts }: TagPageData) {
  return (
    <>
      {description ? <p>{description}</p> : null}
      <Cards posts={posts} />
      <p>
        <Link href="/blog/tags" className="target">
          All tags
        </Link>
      </p>
    </>
  );
}
