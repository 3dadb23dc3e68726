import type { PostCard as Post } from '../../model/blogPage.ts';
import { formatDay } from '../lib/formatDay.ts';
import { Link } from '../navigation/Link.tsx';
import { Excerpt } from './Excerpt.tsx';
import { MoreLink } from './MoreLink.tsx';
import { PostMeta } from './PostMeta.tsx';

export interface PostRowProps {
  post: Post;
  level?: 2 | 3 | undefined;
  /** True where its author is named above the list. */
  unsigned?: boolean | undefined;
}

export function PostRow({ post, level = 2, unsigned }: PostRowProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="PostRow-row">
      <time dateTime={post.date}>{formatDay(post.date)}</time>
      <Heading className="Post-title">
        <Link href={post.href} className="target">
          {post.title}
        </Link>
      </Heading>
      <Excerpt paragraphs={post.excerpt} />
      <div className="PostRow-meta">
        <PostMeta post={unsigned ? { ...post, authors: [] } : post} undated />
      </div>
      <MoreLink post={post} />
    </article>
  );
}
