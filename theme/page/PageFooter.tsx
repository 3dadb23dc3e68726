import type { ReactNode } from 'react';
import { pageEdit, pageUpdated } from '#i18n';
import { EDIT_PREFIX } from '#site';
import { formatDay } from '../lib/dates.ts';
import { formatDayOn } from '../lib/locale.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { useText, withElements } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './PageFooter.module.css';
import { PrintAddress } from './PrintAddress.tsx';
import { ReportLink } from './ReportLink.tsx';

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
  const text = useText();
  const { path, updated, source } = usePageInfo();
  return (
    <div className={styles.footer}>
      <PrintAddress />
      <p className={styles.meta}>
        {source ? <Link href={EDIT_PREFIX + source}>{text(pageEdit)}</Link> : null}
        <ReportLink key={path} />
        {updated ? (
          <span className={styles.updated}>
            {withElements(text(pageUpdated), {
              date: (
                <time dateTime={updated}>
                  {import.meta.env.TRANSLATED ? formatDayOn(path, updated) : formatDay(updated)}
                </time>
              ),
            })}
          </span>
        ) : null}
      </p>
      {children}
    </div>
  );
}
