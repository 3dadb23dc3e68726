import { useLocation, useNavigationType } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';

function targetOf(hash: string): Element | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // A hash that cannot be decoded names nothing.
    return null;
  }
}

/**
 * Where a page stands after a navigation (specification.md GO-2): at the target of its hash, clear of the navbar
 * (`scroll-margin`), else at the top; back and forward return to where the reader was. A change of query alone does not
 * scroll.
 */
export function useScroll(): void {
  const { pathname, search, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, search, hash, key });

  useEffect(() => {
    const onScroll = () => window.boot?.savePosition(shown.current.key, scrollY);
    // The browser restores positions across documents; inside this one it would do so before the content is there.
    const onPagehide = () => {
      history.scrollRestoration = 'auto';
    };
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    // Safari restores the position of a page from its back/forward cache after this event.
    const onPageshow = () => setTimeout(takeOver);
    takeOver();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', onPagehide);
    addEventListener('pageshow', onPageshow);
    return () => {
      onPagehide();
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', onPagehide);
      removeEventListener('pageshow', onPageshow);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, search, hash, key };
    history.scrollRestoration = 'manual';
    const samePage = before.pathname === pathname;
    const known = type === 'POP' ? window.boot?.positionOf(key) : undefined;
    const target = targetOf(hash);
    const stays = samePage && (before.hash === hash ? before.search !== search : hash !== '' && !target);
    if (known !== undefined) scrollTo({ top: known, behavior: 'instant' });
    else if (!stays && target) target.scrollIntoView({ behavior: 'instant' });
    else if (!stays) scrollTo({ top: 0, behavior: 'instant' });
    window.boot?.savePosition(key, scrollY);
    window.boot?.followMoved();
  }, [pathname, search, hash, key, type]);
}
