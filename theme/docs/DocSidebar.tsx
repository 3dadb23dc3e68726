import { useLayoutEffect, useRef, useState } from 'react';
import { pageDraft } from '#words';
import { findTrail, type SidebarCategory, type SidebarItem } from '../../model/sidebars.ts';
import type { DocsPage } from '../lib/useDocs.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import { Sidebar } from '../page/Sidebar.tsx';
import styles from './DocSidebar.module.css';

interface ItemsProps {
  items: readonly SidebarItem[];
  path: string;
  above?: string;
}

/**
 * A native disclosure. React renders its initial state only; from then on the reader controls it (`boot/details.ts`).
 * The page's own category also opens when the reader arrives there from elsewhere.
 */
function Category({ item, path, above }: { item: SidebarCategory; path: string; above: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  const holdsPage = findTrail([item], path).length > 0;
  const [openAtFirst] = useState(holdsPage);
  const name = `${above}/${item.label}`;
  const shown = useRef(path);
  useLayoutEffect(() => {
    if (shown.current !== path && holdsPage && details.current) details.current.open = true;
    shown.current = path;
  }, [holdsPage, path]);
  return (
    <details ref={details} open={openAtFirst} data-category={name}>
      <summary className="chevron">{item.label}</summary>
      <Items
        items={item.href ? [{ type: 'link', label: item.label, href: item.href }, ...item.items] : item.items}
        path={path}
        above={name}
      />
    </details>
  );
}

function Items({ items, path, above = '' }: ItemsProps) {
  const text = useText();
  return (
    <ul>
      {items.map((item) =>
        item.type === 'link' ? (
          <li key={item.href}>
            <Link href={item.href} aria-current={item.href === path ? 'page' : undefined}>
              {item.label}
              {item.draft ? <em>{`\u00a0${text(pageDraft)}`}</em> : null}
            </Link>
          </li>
        ) : (
          <li key={item.label}>
            <Category item={item} path={path} above={above} />
          </li>
        ),
      )}
    </ul>
  );
}

export interface DocSidebarProps {
  docs: DocsPage;
  path: string;
}

export function DocSidebar({ docs, path }: DocSidebarProps) {
  if (!docs.sidebar) return null;
  return (
    <Sidebar id={docs.sidebar.id}>
      {docs.others.map(({ sidebar, href }) => (
        <p key={sidebar.id} className={styles.other}>
          <Link href={href}>{sidebar.label}</Link>
        </p>
      ))}
      <Items items={docs.items} path={path} />
    </Sidebar>
  );
}
