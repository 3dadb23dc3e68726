import { useLocation, useNavigationType } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Scroll positions in CSS px of the entries of this visit's history, by the router's key. */
const positions = new Map<string, number>();

function targetOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Where a page stands after a navigation: at the target of its hash, clear of the navbar (`scroll-padding`), else at
 * the top; back and forward return to where the reader was. A change of query alone does not scroll.
 */
export function useScroll(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, hash, key });

  useEffect(() => {
    // The browser restores positions of other documents; inside this one it would do so before the content is there.
    const browserRestores = (on: boolean) => {
      history.scrollRestoration = on ? 'auto' : 'manual';
    };
    const onPagehide = () => browserRestores(true);
    const onPageshow = () => browserRestores(false);
    const onScroll = () => positions.set(shown.current.key, scrollY);
    browserRestores(false);
    addEventListener('pagehide', onPagehide);
    addEventListener('pageshow', onPageshow);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      browserRestores(true);
      removeEventListener('pagehide', onPagehide);
      removeEventListener('pageshow', onPageshow);
      removeEventListener('scroll', onScroll);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, hash, key };
    const known = type === 'POP' ? positions.get(key) : undefined;
    if (known !== undefined) {
      scrollTo({ top: known, behavior: 'instant' });
      return;
    }
    const target = hash ? targetOf(hash) : null;
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else if (before.pathname !== pathname || before.hash !== hash) scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, key, type]);
}
