import blog from 'virtual-blog';
import { formatDay } from '../lib/dates.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './PostMeta.module.css';
import type { Post } from './posts.ts';

/** Date, reading time, authors and tags of a post. */
export function PostMeta({ post }: { post: Post }) {
  const authors = blog.authors.filter(({ id }) => post.authors.includes(id));
  const tags = blog.tags.filter(({ id }) => post.tags.includes(id));
  return (
    <div className={styles.meta}>
      <p>
        <time dateTime={post.date}>{formatDay(post.date)}</time>
        {` · ${post.readingMinutes} min read`}
        {authors.map((author) => (
          <span key={author.id}>
            {' · by '}
            <Link href={author.href}>{author.name}</Link>
          </span>
        ))}
      </p>
      <ul className={styles.tags} aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag.id}>
            <Link href={tag.href}>{tag.label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
