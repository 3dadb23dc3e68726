import { useLocation } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { onReaderScroll } from '../boot/readerScroll.ts';
import { isOutdated, latestRelease } from './serverRelease.ts';

/**
 * Loads the document in place of a page that was just opened by a link, once the server turns out to have another release
 * (specification.md OFF-2). A reader who has begun to scroll or press is left alone: the next link loads a document. A document
 * is never loaded in place of itself, so a server that has one release in its list and another in its pages causes no loop.
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
      window.boot?.expectDocument();
      location.reload();
    };
    latestRelease()?.then(reload, end);
    return end;
  }, [pathname]);
}
