import type { PostHead } from '../../plugins/blog/pageMeta.ts';
import { formatDay } from '../lib/dates.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './PostMeta.module.css';

/** Date, reading time, authors and tags of a post. */
export function PostMeta({ post }: { post: PostHead }) {
  return (
    <div className={styles.meta}>
      <p>
        <time dateTime={post.date}>{formatDay(post.date)}</time>
        {` · ${post.readingMinutes} min read`}
        {post.authors.map(({ label, href }) => (
          <span key={href}>
            {' · by '}
            <Link href={href}>{label}</Link>
          </span>
        ))}
      </p>
      <ul className={styles.tags} aria-label="Tags">
        {post.tags.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
