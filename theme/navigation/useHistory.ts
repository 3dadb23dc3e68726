import { removeBase, useLocation, withBase } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import { attempt, dropAttempt } from './attempt.ts';

/** Place of the current entry in the tab's history; undefined where the browser does not tell. */
const entryIndex = () => window.navigation?.currentEntry?.index;

/**
 * Back and forward: as with links, the old page stays until the content is there. The browser has changed the address by
 * then, so the router hears of it only when the page can be shown. What cannot be loaded is asked of the server; without
 * a line the reader stays on the page being read, under its address.
 */
export function useHistory(): void {
  const { pathname, search, hash } = useLocation();
  const shown = useRef({ pathname, address: '', index: undefined as number | undefined });

  useLayoutEffect(() => {
    shown.current = { pathname, address: withBase(pathname) + search + hash, index: entryIndex() };
  }, [pathname, search, hash]);

  useLayoutEffect(() => {
    let releasing = false;
    const release = () => {
      releasing = true;
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      releasing = false;
    };
    const stay = () => {
      const wanted = location.href;
      const { index, address } = shown.current;
      const steps = (index ?? Number.NaN) - (entryIndex() ?? Number.NaN);
      if (steps) history.go(steps);
      else history.replaceState(history.state, '', address);
      return wanted;
    };
    const onPopstate = (event: PopStateEvent) => {
      if (releasing) return;
      event.stopImmediatePropagation();
      window.boot?.entryKey();
      const path = removeBase(location.pathname);
      if (path !== shown.current.pathname) {
        void attempt(path, { show: release, askServer: () => location.reload(), stay });
        return;
      }
      dropAttempt();
      release();
    };
    // Before the router, which listens to the same event.
    addEventListener('popstate', onPopstate, { capture: true });
    return () => removeEventListener('popstate', onPopstate, { capture: true });
  }, []);
}
