import { pathnameToRouteService, removeBase } from '@rspress/core/runtime';
import { useEffect } from 'react';

/** Back and forward: the same progress bar and the same recovery as for links. */
export function usePopstate(): void {
  useEffect(() => {
    const onPopstate = () => {
      const route = pathnameToRouteService(removeBase(location.pathname));
      if (!route) return;
      const end = window.boot?.startProgress();
      route
        .preload()
        .catch(() => location.reload())
        .finally(end);
    };
    addEventListener('popstate', onPopstate);
    return () => removeEventListener('popstate', onPopstate);
  }, []);
}
