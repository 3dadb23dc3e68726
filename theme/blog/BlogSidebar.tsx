import type { BlogPageMeta } from '../../plugins/blog/pageMeta.ts';
import styles from '../docs/Sidebar.module.css';
import { Link } from '../navigation/Link.tsx';

/** The blog's own navigation. */
const PAGES = [
  { href: '/blog', label: 'All posts' },
  { href: '/blog/archive', label: 'Archive' },
  { href: '/blog/tags', label: 'Tags' },
  { href: '/blog/authors', label: 'Authors' },
] as const;

export interface BlogSidebarProps {
  recent: BlogPageMeta['recent'];
  path: string;
}

/** The blog's own pages, and recent posts by year. */
export function BlogSidebar({ recent, path }: BlogSidebarProps) {
  const link = ({ href, label }: { href: string; label: string }) => (
    <li key={href}>
      <Link href={href} aria-current={href === path ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  );
  return (
    <div className={styles.sidebar}>
      <ul>{PAGES.map(link)}</ul>
      <p className={styles.heading}>Recent posts</p>
      {recent.map(({ year, posts }) => (
        <div key={year}>
          <p className={styles.year}>{year}</p>
          <ul>{posts.map(link)}</ul>
        </div>
      ))}
    </div>
  );
}
