import type { ReactNode } from 'react';
import { PageBoundary } from '../errors/PageBoundary.tsx';
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
  return (
    <OutlineProvider>
      <div className={styles.frame}>
        <div className={styles.sidebar}>
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
