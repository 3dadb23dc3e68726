import { postMore, postMoreAbout } from '#i18n';
import type { PostCard as Post } from '../../model/blogPage.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import { PostMeta } from './PostMeta.tsx';

export interface PostCardProps {
  post: Post;
  /** Level of the card's heading. */
  level?: 2 | 3 | undefined;
}

/** A post in a list: title, date, reading time, author, tags, excerpt. */
export function PostCard({ post, level = 2 }: PostCardProps) {
  const text = useText();
  const Heading = `h${level}` as const;
  return (
    <article className="PostCard-card">
      <Heading className="PostCard-title">
        <Link href={post.href} className="target">
          {post.title}
        </Link>
      </Heading>
      <PostMeta post={post} />
      {post.excerpt.map((parts) => (
        <p key={JSON.stringify(parts)}>
          {parts.map((part) =>
            typeof part === 'string' ? part : <code key={JSON.stringify(part)}>{part.code}</code>,
          )}
        </p>
      ))}
      <p className="PostCard-more">
        <Link href={post.href} className="target">
          {text(postMore)}
          <span className="visually-hidden"> {text(postMoreAbout, { title: post.title })}</span>
        </Link>
      </p>
    </article>
  );
}
