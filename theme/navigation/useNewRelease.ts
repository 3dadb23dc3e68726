import { useLocation } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { onReaderScroll } from '../boot/readerScroll.ts';
import { isOutdated, latestRelease } from './serverRelease.ts';

/**
 * Reloads a page that a link has just opened, once the server turns out to have another release (specification.md OFF-2). Input
 * of the reader cancels it. A document is never reloaded in place of itself, so an inconsistent server causes no loop.
 */
export function useNewRelease(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const waiting = new AbortController();
    const end = () => waiting.abort();
    onReaderScroll(waiting.signal, end);
    const reload = () => {
      if (waiting.signal.aborted || !isOutdated()) return;
      window.boot.markLeaving();
      location.reload();
    };
    latestRelease()?.then(reload, end);
    return end;
  }, [pathname]);
}
