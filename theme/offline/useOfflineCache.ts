import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { whenIdle } from '../navigation/usePrefetch.ts';
import { mayCacheVisited } from './offlineSettings.ts';

/** Keeps the page being read for reading it without a network, once nothing else is to be done (specification.md OFF-1). */
export function useOfflineCache(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!pathname || !import.meta.env.PROD || !mayCacheVisited()) return;
    whenIdle(async () => {
      try {
        const { cacheVisited } = await import(/* webpackChunkName: "offline" */ './cacheVisited.ts');
        await cacheVisited();
      } catch {
        // Nobody asked for it: the next page tries again.
      }
    });
  }, [pathname]);
}
