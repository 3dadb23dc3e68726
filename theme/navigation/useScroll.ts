import { useLocation, useNavigationType } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';

function targetOf(hash: string): Element | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // Malformed hash.
    return null;
  }
}

/**
 * Scroll position after a navigation (specification.md GO-2): target of the hash, clear of the navbar (`scroll-margin`), else
 * the top; back and forward restore it. A change of query does not scroll.
 */
export function useScroll(): void {
  const { pathname, search, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, search, hash, key });

  useEffect(() => {
    const onScroll = () => window.boot.savePosition(shown.current.key, scrollY);
    // The browser restores positions across documents; inside this one it would be too early.
    const onPagehide = () => {
      history.scrollRestoration = 'auto';
    };
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    // Safari restores a page of the back/forward cache after this event.
    const onPageshow = () => setTimeout(takeOver);
    takeOver();
    // Where the browser has restored the text in view, not the saved number: lines of this document may break elsewhere.
    if (scrollY > 0) onScroll();
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
    const known = type === 'POP' ? window.boot.positionOf(key) : undefined;
    const target = targetOf(hash);
    const stays = samePage && (before.hash === hash ? before.search !== search : hash !== '' && !target);
    if (known !== undefined) scrollTo({ top: known, behavior: 'instant' });
    else if (!stays && target) target.scrollIntoView({ behavior: 'instant' });
    else if (!stays) scrollTo({ top: 0, behavior: 'instant' });
    window.boot.savePosition(key, scrollY);
    window.boot.redirectMovedHash();
  }, [pathname, search, hash, key, type]);
}
