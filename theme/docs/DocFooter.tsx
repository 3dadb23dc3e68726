import { formatDay } from '../lib/dates.ts';
import { findNeighbours, type SidebarLink } from '../lib/docs.ts';
import type { DocsPage } from '../lib/useDocs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { Link } from '../navigation/Link.tsx';
import { EDIT_PREFIX } from '../site.ts';
import styles from './DocFooter.module.css';

function Neighbour({ link, label }: { link: SidebarLink; label: string }) {
  return (
    <Link href={link.href} className={styles.neighbour} rel={label === 'Next' ? 'next' : 'prev'}>
      <span>{label}</span>
      <strong>{link.label}</strong>
    </Link>
  );
}

/** Edit link and date of the last change. */
export function SourceMeta() {
  const { updated, source } = usePageInfo();
  return (
    <p className={styles.meta}>
      {source ? <Link href={EDIT_PREFIX + source}>Edit this page</Link> : null}
      {updated ? (
        <span>
          Last updated on <time dateTime={updated}>{formatDay(updated)}</time>
        </span>
      ) : null}
    </p>
  );
}

/** Foot of a doc: edit link, date of the last change, previous and next page. */
export function DocFooter({ docs, path }: { docs: DocsPage | undefined; path: string }) {
  const { previous, next } = docs ? findNeighbours(docs.sidebar, path) : {};
  return (
    <div className={styles.footer}>
      <SourceMeta />
      {previous || next ? (
        <nav className={styles.neighbours} aria-label="Previous and next page">
          {previous ? <Neighbour link={previous} label="Previous" /> : null}
          {next ? <Neighbour link={next} label="Next" /> : null}
        </nav>
      ) : null}
    </div>
  );
}
