import type { PostCard as Post } from '../../model/blogPage.ts';
import { formatDay } from '../lib/formatDay.ts';
import { Link } from '../navigation/Link.tsx';
import { Excerpt } from './Excerpt.tsx';
import { MoreLink } from './MoreLink.tsx';
import { PostMeta } from './PostMeta.tsx';

export interface PostRowProps {
  post: Post;
  /** True where its author is named above the list. */
  unsigned?: boolean | undefined;
}

export function PostRow({ post, unsigned }: PostRowProps) {
  return (
    <article className="PostRow-row">
      <time dateTime={post.date}>{formatDay(post.date)}</time>
      <h2 className="Post-title">
        <Link href={post.href} className="target">
          {post.title}
        </Link>
      </h2>
      <Excerpt paragraphs={post.excerpt} />
      <div className="PostRow-meta">
        <PostMeta post={unsigned ? { ...post, authors: [] } : post} undated />
      </div>
      <MoreLink post={post} />
    </article>
  );
}
