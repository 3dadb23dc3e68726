import type { ReactNode } from 'react';
import { EDIT_PREFIX } from '#site';
import { PrintAddress } from '../layout/PrintAddress.tsx';
import { formatDay } from '../lib/dates.ts';
import type { DocsPage } from '../lib/useDocs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './DocFooter.module.css';

export interface NeighbourLinkProps {
  href: string;
  /** Title of the page. */
  label: string;
  /** What it is to this page: "Next", "Older". */
  name: string;
  rel: 'prev' | 'next';
}

/** Link to the page before or after. */
export function NeighbourLink({ href, label, name, rel }: NeighbourLinkProps) {
  return (
    <Link href={href} className={styles.neighbour} rel={rel}>
      <span>{name}</span>
      <strong>{label}</strong>
    </Link>
  );
}

/** The pages before and after, side by side. */
export function Neighbours({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {children}
    </nav>
  );
}

/** Foot of a page with words: edit link, date of the last change, then what the template adds. */
export function PageFooter({ children }: { children?: ReactNode }) {
  const { updated, source } = usePageInfo();
  return (
    <div className={styles.footer}>
      <PrintAddress />
      <p className={styles.meta}>
        {source ? <Link href={EDIT_PREFIX + source}>Edit this page</Link> : null}
        {updated ? (
          <span>
            Last updated on <time dateTime={updated}>{formatDay(updated)}</time>
          </span>
        ) : null}
      </p>
      {children}
    </div>
  );
}

/** Foot of a doc: its neighbours are those of its own sidebar. */
export function DocFooter({ docs }: { docs: DocsPage | undefined }) {
  const { previous, next } = docs?.neighbours ?? {};
  return (
    <PageFooter>
      {previous || next ? (
        <Neighbours label="Previous and next page">
          {previous ? (
            <NeighbourLink href={previous.href} label={previous.label} name="Previous" rel="prev" />
          ) : null}
          {next ? <NeighbourLink href={next.href} label={next.label} name="Next" rel="next" /> : null}
        </Neighbours>
      ) : null}
    </PageFooter>
  );
}
