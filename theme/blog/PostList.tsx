import blog from 'virtual-blog';
import { Link } from '../navigation/Link.tsx';
import styles from './PostList.module.css';
import { PostMeta } from './PostMeta.tsx';

/** Posts as cards; all of the blog's unless some are given. */
export function PostList({ posts = blog.posts }: { posts?: typeof blog.posts }) {
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {posts
          .map(({ href, title, date, excerpt }) => `\n- [${title}](${href}) (${date}): ${excerpt}`)
          .join('')}
      </>
    );
  }
  return (
    <div className={styles.list}>
      {posts.map((post) => (
        <article key={post.href} className={styles.card}>
          <h2>
            <Link href={post.href}>{post.title}</Link>
          </h2>
          <PostMeta post={post.head} />
          <p>{post.excerpt}</p>
          <p>
            <Link href={post.href} aria-label={`Read more: ${post.title}`}>
              Read more
            </Link>
          </p>
        </article>
      ))}
    </div>
  );
}
