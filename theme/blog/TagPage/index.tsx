import type { TagPageData } from '../../../plugins/blog/data.ts';
import { Link } from '../../navigation/Link.tsx';
import { Cards } from '../PostList/index.tsx';
import { count } from '../plural.ts';

/** A tag's page: how many posts there are, what the tag means, and the posts. */
export function TagPage({ label, description, posts }: TagPageData) {
  return (
    <>
      <p>{`${count(posts.length, 'post')} tagged with "${label}". ${description}`.trim()}</p>
      <Cards posts={posts} />
      <p>
        <Link href="/blog/tags" className="target">
          All tags
        </Link>
      </p>
    </>
  );
}
