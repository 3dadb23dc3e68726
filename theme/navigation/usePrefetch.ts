import { removeBase, useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { linkOf } from '../boot/closest.ts';
import { PREFETCH_LINKS } from '../boot/constants.ts';
import { findRoute, type Route } from '../lib/findRoute.ts';
import { isOutdated } from './serverRelease.ts';

function routeOf({ origin, pathname }: HTMLAnchorElement): Route | undefined {
  if (origin !== location.origin || pathname === location.pathname) return undefined;
  return findRoute(removeBase(pathname));
}

async function prefetch(route: Route): Promise<void> {
  // The server no longer has outdated chunks.
  if (!isOutdated()) await window.boot?.prefetch(() => route.preload());
}

export function whenIdle(run: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}

/** Prefetches the first links in view when idle, text before navigation, one at a time. @returns stops it. */
function prefetchInView(): () => void {
  const routes = new Set<Route>();
  let line = Promise.resolve();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const route = isIntersecting && target instanceof HTMLAnchorElement ? routeOf(target) : undefined;
      if (!route || routes.has(route) || routes.size === PREFETCH_LINKS) continue;
      routes.add(route);
      line = line
        .then(() => new Promise<void>(whenIdle))
        .then(() => (routes.has(route) ? prefetch(route) : undefined));
    }
  });
  for (const selector of ['main a[href]', 'a[href]']) {
    for (const link of document.querySelectorAll(selector)) observer.observe(link);
  }
  return () => {
    routes.clear();
    observer.disconnect();
  };
}

/** Prefetches links in view, and on intent at once (specification.md GO-5). */
export function usePrefetch(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    const onIntent = (event: Event) => {
      const link = linkOf(event);
      const route = link && routeOf(link);
      if (route) void prefetch(route);
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(type, onIntent, { passive: true, signal });
    return () => {
      listening.abort();
    };
  }, []);

  useEffect(() => {
    window.boot?.resetPrefetchBudget();
    // Development would compile every page in view. Readers can disable the observer (specification.md ST-8).
    if (!pathname || !import.meta.env.PROD || !('IntersectionObserver' in window)) return;
    return prefetchInView();
  }, [pathname]);
}
