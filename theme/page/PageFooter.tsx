import type { ReactNode } from 'react';
import { EDIT_PREFIX } from '#site';
import { formatDay } from '../lib/dates.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './PageFooter.module.css';
import { PrintAddress } from './PrintAddress.tsx';

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
