import { withBase } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import * as site from '#site';
import { pageBook, pageChanges, pageEdit, pageUpdated } from '#words';
import { formatDay } from '../lib/formatDay.ts';
import { formatDayOn } from '../lib/locale.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { useText, withElements } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './PageFooter.module.css';
import { ReportLink } from './ReportLink.tsx';

export interface NeighbourLinkProps {
  href: string;
  /** Title of the page. */
  label: string;
  /** What it is to this page: "Next", "Older", its date. */
  name: string;
  rel?: 'prev' | 'next';
}

/** Link to another page: the one before or after, or one that is related. */
export function NeighbourLink({ href, label, name, rel }: NeighbourLinkProps) {
  return (
    <Link href={href} className={styles.neighbour} rel={rel}>
      <span>{name}</span>
      <strong>{label}</strong>
    </Link>
  );
}

export interface NeighboursProps {
  label: string;
  /** True where the label is seen above the links, too. */
  titled?: boolean;
  children: ReactNode;
}

/** Links to other pages, side by side. */
export function Neighbours({ label, titled = false, children }: NeighboursProps) {
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {titled ? <h2 className={styles.heading}>{label}</h2> : null}
      {children}
    </nav>
  );
}

export interface PageFooterProps {
  /** Address of the EPUB that the page is in. */
  book?: string | undefined;
  /** Address of the feed that lists the page whenever it has changed. */
  changes?: string | undefined;
  children?: ReactNode;
}

/** Foot of a page with words: edit link, date of the last change, then what the template adds. */
export function PageFooter({ book, changes, children }: PageFooterProps) {
  const text = useText();
  const { path, updated, source } = usePageInfo();
  return (
    <div className={styles.footer}>
      <p className={styles.meta}>
        {source && site.editLink ? <Link href={site.editLink + source}>{text(pageEdit)}</Link> : null}
        <ReportLink key={path} />
        {book ? <a href={withBase(book)}>{text(pageBook)}</a> : null}
        {changes && updated ? <a href={withBase(changes)}>{text(pageChanges)}</a> : null}
        {updated && site.lastUpdated ? (
          <span>
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
