import blog from 'virtual-blog';
import styles from '../docs/Sidebar.module.css';
import { Link } from '../navigation/Link.tsx';
import { groupByYear } from './posts.ts';

/** The blog's own navigation. */
const PAGES = [
  { href: '/blog', label: 'All posts' },
  { href: '/blog/archive', label: 'Archive' },
  { href: '/blog/tags', label: 'Tags' },
  { href: '/blog/authors', label: 'Authors' },
] as const;

/** Recent posts by year, and the blog's own pages. */
export function BlogSidebar({ path }: { path: string }) {
  const current = (href: string) => (href === path ? 'page' : undefined);
  return (
    <div className={styles.sidebar}>
      <ul>
        {PAGES.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} aria-current={current(href)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <h2 className={styles.heading}>Recent posts</h2>
      {groupByYear(blog.posts).map(([year, posts]) => (
        <section key={year}>
          <h3 className={styles.year}>{year}</h3>
          <ul>
            {posts.map((post) => (
              <li key={post.href}>
                <Link href={post.href} aria-current={current(post.href)}>
                  {post.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
