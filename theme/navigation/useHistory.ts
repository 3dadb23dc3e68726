import { removeBase, useLocation, withBase } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import { attempt, dropAttempt } from './attempt.ts';

/**
 * Place of the current entry among those of this document, as the router numbers them. Not the Navigation API's: Safari
 * before 26.2 and Firefox before 147 do not have it.
 */
const entryIndex = () => (history.state as { idx?: number } | null)?.idx;

/**
 * Back and forward: as with links, the old page stays until the content is there. The browser has changed the address by
 * then, so the router hears of it only when the page can be shown. What cannot be loaded is asked of the server; without
 * a line the reader stays on the page being read, under its address.
 */
export function useHistory(): void {
  const { pathname, search, hash } = useLocation();
  const address = withBase(pathname) + search + hash;
  const shown = useRef({ pathname, address, index: 0 });

  useLayoutEffect(() => {
    shown.current = { pathname, address, index: entryIndex() ?? 0 };
  }, [pathname, address]);

  useLayoutEffect(() => {
    let releasing = false;
    const release = () => {
      releasing = true;
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      releasing = false;
    };
    const stay = () => {
      const wanted = location.href;
      const steps = shown.current.index - (entryIndex() ?? 0);
      if (steps) history.go(steps);
      else history.replaceState(history.state, '', shown.current.address);
      return wanted;
    };
    /** Numbers an entry that the browser has made for a jump inside the page, so that the router can count on. */
    const numberJump = () => {
      const again = location.pathname + location.search + location.hash === shown.current.address;
      history.replaceState({ idx: shown.current.index + (again ? 0 : 1) }, '');
    };
    const onPopstate = (event: PopStateEvent) => {
      if (releasing) return;
      event.stopImmediatePropagation();
      if (!event.state) numberJump();
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
