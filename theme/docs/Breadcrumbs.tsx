import { findTrail, type SidebarItem } from '../lib/docs.ts';
import type { DocsPage } from '../lib/useDocs.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './Breadcrumbs.module.css';

export interface BreadcrumbsProps {
  docs: DocsPage;
  path: string;
  /** Title of the page: it stands alone where no sidebar lists the page. */
  title: string;
}

/** Where the page stands: home, the categories, the page itself. */
export function Breadcrumbs({ docs, path, title }: BreadcrumbsProps) {
  const found = findTrail(docs.sidebar, path);
  const trail: SidebarItem[] = found.length > 0 ? found : [{ type: 'link', label: title, href: path }];
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumbs">
      <ol>
        <li>
          <Link href="/" aria-label="Home">
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path
                d="m2 8 6-5.500L14 8M4 7v6.500h8V7"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinejoin="round"
              />
            </svg>
          </Link>
        </li>
        {trail.map((item) => (
          <li key={`${item.type} ${item.label}`}>
            {item.href === path ? (
              <span aria-current="page">{item.label}</span>
            ) : item.href ? (
              <Link href={item.href}>{item.label}</Link>
            ) : (
              item.label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
