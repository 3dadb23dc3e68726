import type { BlogPageMeta } from '../../../plugins/blog/data.ts';
import styles from '../../docs/Sidebar.module.css';
import { Link } from '../../navigation/Link.tsx';
import own from './index.module.css';

/** The blog's own navigation. */
const PAGES = [
  { href: '/blog', label: 'All posts' },
  { href: '/blog/archive', label: 'Archive' },
  { href: '/blog/tags', label: 'Tags' },
  { href: '/blog/authors', label: 'Authors' },
] as const;

export interface BlogSidebarProps {
  blog: BlogPageMeta;
  /** Clean address of the page being shown. */
  path: string;
}

/** The blog's own pages, recent posts by year, and the feeds. */
export function BlogSidebar({ blog: { recent, feeds }, path }: BlogSidebarProps) {
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
      {recent.length > 0 ? <p className={styles.heading}>Recent posts</p> : null}
      {recent.map(({ year, posts }) => (
        <div key={year}>
          <p className={styles.year}>{year}</p>
          <ul>{posts.map(link)}</ul>
        </div>
      ))}
      {feeds.length > 0 ? (
        <>
          <p className={styles.heading}>Feeds</p>
          <ul className={own.feeds}>{feeds.map(link)}</ul>
        </>
      ) : null}
    </div>
  );
}
