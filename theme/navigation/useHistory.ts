import { removeBase, useLocation, withBase } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import { cancelNavigation, tryNavigation } from './tryNavigation.ts';

const entryIndex = () =>
  window.navigation?.currentEntry?.index ?? (history.state as { idx?: number } | null)?.idx;

/**
 * Back and forward: the old page stays until the content is loaded, so the router gets the event late. Failed loads request the
 * document; offline the reader stays, under the old address.
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
    /** Numbers an entry of a hash link: the router only numbers its own. */
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
      window.boot.entryKey();
      if (path !== shown.current.pathname) {
        void tryNavigation(path, { show: release, askServer: () => location.reload(), stay });
        return;
      }
      cancelNavigation();
      release();
    };
    // Capture runs before the router's listener.
    addEventListener('popstate', onPopstate, { capture: true });
    return () => removeEventListener('popstate', onPopstate, { capture: true });
  }, []);
}
