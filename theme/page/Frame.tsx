import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { PageBoundary } from '../errors/PageBoundary.tsx';
import { showCurrent } from '../lib/showCurrent.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { Main } from '../navigation/Main.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './Frame.module.css';
import { Notices } from './Notices.tsx';
import { Outline } from './Outline.tsx';
import { OutlineBar } from './OutlineBar.tsx';
import { OutlineProvider } from './outlineContext.tsx';
import { PrintAddress } from './PrintAddress.tsx';

export interface FrameProps {
  /** The pages around this one, and their accessible name; undefined for a page outside of any section. */
  sidebar?: { name: string; content: ReactNode } | undefined;
  footer?: ReactNode;
  children: ReactNode;
}

/** Template of docs and of the blog: sidebar, words, outline. A page without an outline takes its column too. */
export function Frame({ sidebar, footer, children }: FrameProps) {
  const { path } = usePageInfo();
  const column = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    // A reader who scrolled it before the application started goes on reading there.
    if (column.current && (shown.current || column.current.scrollTop === 0)) showCurrent(column.current);
    shown.current = path;
  }, [path]);
  return (
    <OutlineProvider>
      <div className={styles.frame}>
        <div ref={column} className={styles.sidebar}>
          {sidebar ? <nav aria-label={sidebar.name}>{sidebar.content}</nav> : null}
        </div>
        <Main className={styles.main}>
          <PageBoundary>
            <OutlineBar />
            <Breadcrumbs />
            <Notices />
            <PrintAddress />
            <article className="prose">{children}</article>
            {footer}
          </PageBoundary>
        </Main>
        <Outline />
      </div>
    </OutlineProvider>
  );
}
