import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { whenIdle } from '../navigation/usePrefetch.ts';
import { mayKeepVisited } from './mayKeep.ts';

/** Keeps the page being read for reading it without a network, once nothing else is to be done (specification.md OFF-1). */
export function useKeeping(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!pathname || !import.meta.env.PROD || !mayKeepVisited()) return;
    whenIdle(async () => {
      try {
        const { keepVisited } = await import(/* webpackChunkName: "offline" */ './keepVisited.ts');
        await keepVisited();
      } catch {
        // Nobody asked for it: the next page tries again.
      }
    });
  }, [pathname]);
}
