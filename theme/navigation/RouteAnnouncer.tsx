import { useLocation } from '@rspress/core/runtime';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { usePageTitle } from '../lib/usePageTitle.ts';
import styles from './RouteAnnouncer.module.css';

/**
 * At the top of every page: after a navigation it takes the focus, so that Tab starts here, and announces the title, as a
 * browser does for a document (specification.md GO-2).
 */
export function RouteAnnouncer({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const title = usePageTitle();
  const start = useRef<HTMLDivElement>(null);
  const shown = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    start.current?.focus({ preventScroll: true });
    setAnnounced(title);
  }, [pathname, title]);

  return (
    <>
      <div ref={start} className={styles.start} tabIndex={-1}>
        {children}
      </div>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </>
  );
}
