import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { whenIdle } from '../navigation/usePrefetch.ts';
import { mayCacheVisited } from './offlineSettings.ts';

/** Caches the current page when idle (specification.md OFF-1). */
export function useOfflineCache(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!pathname || !import.meta.env.PROD || !mayCacheVisited()) return;
    whenIdle(async () => {
      try {
        const { cacheVisited } = await import(/* webpackChunkName: "offline" */ './cacheVisited.ts');
        await cacheVisited();
      } catch {
        // Automatic: the next page retries.
      }
    });
  }, [pathname]);
}
