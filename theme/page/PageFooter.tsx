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
  label: string;
  name: string;
  rel?: 'prev' | 'next';
}

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
  titled?: boolean;
  children: ReactNode;
}

export function Neighbours({ label, titled = false, children }: NeighboursProps) {
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {titled ? <h2 className={styles.heading}>{label}</h2> : null}
      {children}
    </nav>
  );
}

export interface PageFooterProps {
  book?: string | undefined;
  changes?: string | undefined;
  children?: ReactNode;
}

export function PageFooter({ book, changes, children }: PageFooterProps) {
  const text = useText();
  const { path, updated, source } = usePageInfo();
  return (
    <div className={styles.footer}>
      <p className={styles.meta}>
        {source && site.editLink ? <Link href={site.editLink + source}>{text(pageEdit)}</Link> : null}
        <ReportLink key={path} />
        {book ? (
          <a href={withBase(book)} download="">
            {text(pageBook)}
          </a>
        ) : null}
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
