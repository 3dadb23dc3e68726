import { removeBase, useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { linkOf } from '../boot/closest.ts';
import { INTENT_DELAY_MS, PREFETCH_LINKS, VIEW_PREFETCH_BUDGET } from '../boot/constants.ts';
import { findRoute, type Route } from '../lib/findRoute.ts';
import { isOutdated } from './serverRelease.ts';

function routeOf({ origin, pathname }: HTMLAnchorElement): Route | undefined {
  if (origin !== location.origin || pathname === location.pathname) return undefined;
  return findRoute(removeBase(pathname));
}

/** @param budget of the page view, in bytes; all by default. */
async function prefetch(route: Route, budget?: number): Promise<void> {
  // The server no longer has outdated chunks.
  if (!isOutdated()) await window.boot.prefetch(() => route.preload(), budget);
}

export function whenIdle(run: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}

/** Prefetches the first links in view when idle, text before navigation, one at a time. @returns stops it. */
function observeLinks(): () => void {
  const routes = new Set<Route>();
  let line = Promise.resolve();
  // A touch comes too late to prefetch for: without a pointer that hovers, all bytes are for links in view.
  const budget = matchMedia('(hover: hover)').matches ? VIEW_PREFETCH_BUDGET : undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const route = isIntersecting && target instanceof HTMLAnchorElement ? routeOf(target) : undefined;
      if (!route || routes.has(route) || routes.size === PREFETCH_LINKS) continue;
      routes.add(route);
      line = line
        .then(() => new Promise<void>(whenIdle))
        .then(() => (routes.has(route) ? prefetch(route, budget) : undefined));
    }
  });
  for (const selector of ['main a[href]:not(nav a)', 'a[href]']) {
    for (const link of document.querySelectorAll(selector)) observer.observe(link);
  }
  return () => {
    routes.clear();
    observer.disconnect();
  };
}

/** Prefetches links in view, and a link that is pointed at, focused or touched (specification.md GO-5). */
export function usePrefetch(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    let timer: number | undefined;
    const onIntent = (event: Event) => {
      clearTimeout(timer);
      const link = linkOf(event);
      const route = link && routeOf(link);
      if (!route) return;
      const delay = event.type === 'touchstart' ? 0 : INTENT_DELAY_MS;
      timer = window.setTimeout(() => void prefetch(route), delay);
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(type, onIntent, { passive: true, signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);

  useEffect(() => {
    window.boot.resetPrefetchBudget();
    // Development would compile every page in view. Readers can disable the observer (specification.md ST-8).
    if (!pathname || !import.meta.env.PROD || !('IntersectionObserver' in window)) return;
    return observeLinks();
  }, [pathname]);
}
