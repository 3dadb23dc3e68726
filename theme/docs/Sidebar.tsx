import { flattenLinks, MAIN_SIDEBAR, type SidebarItem, TUTORIALS_SIDEBAR } from '../lib/docs.ts';
import { resolveReference } from '../lib/references.ts';
import type { DocsPage } from '../lib/useDocs.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './Sidebar.module.css';

function Items({ items, path }: { items: readonly SidebarItem[]; path: string }) {
  return (
    <ul>
      {items.map((item) =>
        item.type === 'link' ? (
          <li key={item.href}>
            <Link href={item.href} aria-current={item.href === path ? 'page' : undefined}>
              {item.label}
            </Link>
          </li>
        ) : (
          <li key={item.label}>
            <details open={flattenLinks([item]).some((link) => link.href === path)}>
              <summary>{item.label}</summary>
              <Items items={item.items} path={path} />
            </details>
          </li>
        ),
      )}
    </ul>
  );
}

/** The two sidebars lead to each other. */
const OTHER = {
  [MAIN_SIDEBAR]: { label: 'Tutorials', href: `sidebar:${TUTORIALS_SIDEBAR}` },
  [TUTORIALS_SIDEBAR]: { label: 'Documentation', href: `sidebar:${MAIN_SIDEBAR}` },
} as const;

export interface SidebarProps {
  docs: DocsPage;
  path: string;
}

/** What the sidebar lists: categories are native disclosures, so that they open without scripts. */
export function SidebarContent({ docs, path }: SidebarProps) {
  if (!docs.sidebarId) return null;
  const other = OTHER[docs.sidebarId];
  return (
    <div className={styles.sidebar}>
      <Items items={docs.sidebar} path={path} />
      <p className={styles.other}>
        <Link href={resolveReference(other.href)}>{other.label}</Link>
      </p>
    </div>
  );
}

/** Sidebar of the docs, beside the text. */
export function Sidebar({ docs, path }: SidebarProps) {
  return (
    <nav aria-label={docs.sidebarId === TUTORIALS_SIDEBAR ? 'Tutorial pages' : 'Documentation pages'}>
      <SidebarContent docs={docs} path={path} />
    </nav>
  );
}
