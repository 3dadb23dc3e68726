import { useId } from 'react';
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

/** Sidebar of the docs: categories are native disclosures, so that they open without scripts. */
export function Sidebar({ docs, path }: { docs: DocsPage; path: string }) {
  const id = useId();
  if (!docs.sidebarId) return null;
  const other = OTHER[docs.sidebarId];
  return (
    <nav className={styles.sidebar} aria-labelledby={id}>
      <h2 className="visually-hidden" id={id}>
        {docs.sidebarId === MAIN_SIDEBAR ? 'Documentation pages' : 'Tutorial pages'}
      </h2>
      <Items items={docs.sidebar} path={path} />
      <p className={styles.other}>
        <Link href={resolveReference(other.href)}>{other.label}</Link>
      </p>
    </nav>
  );
}
