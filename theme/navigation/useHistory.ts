import { removeBase, useLocation, withBase } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import { cancelNavigation, tryNavigation } from './tryNavigation.ts';

/** Place of the current entry in the tab's history: as the browser tells, else as the router numbers its entries. */
const entryIndex = () =>
  window.navigation?.currentEntry?.index ?? (history.state as { idx?: number } | null)?.idx;

/**
 * Back and forward: as with links, the old page stays until the content is there. The browser has changed the address by
 * then, so the router hears of it only when the page can be shown. What cannot be loaded is asked of the server; without
 * a line the reader stays on the page being read, under its address.
 */
export function useHistory(): void {
  const { pathname, search, hash } = useLocation();
  const address = withBase(pathname) + search + hash;
  const shown = useRef({ pathname, address, index: undefined as number | undefined });

  useLayoutEffect(() => {
    shown.current = { pathname, address, index: entryIndex() };
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
      const { index, address: before } = shown.current;
      const steps = (index ?? Number.NaN) - (entryIndex() ?? Number.NaN);
      if (steps) history.go(steps);
      else history.replaceState(history.state, '', before);
      return wanted;
    };
    /** An entry that the browser made for a jump inside the page: the router has numbered its own only. */
    const numberJump = () => {
      const { index = 0, address: before } = shown.current;
      const again = location.pathname + location.search + location.hash === before;
      if (!window.navigation) history.replaceState({ idx: again ? index : index + 1 }, '');
    };
    const onPopstate = (event: PopStateEvent) => {
      if (releasing) return;
      event.stopImmediatePropagation();
      const path = removeBase(location.pathname);
      if (!event.state && path === shown.current.pathname) numberJump();
      window.boot?.entryKey();
      if (path !== shown.current.pathname) {
        void tryNavigation(path, { show: release, askServer: () => location.reload(), stay });
        return;
      }
      cancelNavigation();
      release();
    };
    // Before the router, which listens to the same event.
    addEventListener('popstate', onPopstate, { capture: true });
    return () => removeEventListener('popstate', onPopstate, { capture: true });
  }, []);
}
