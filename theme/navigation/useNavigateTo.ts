import {
  initPageData,
  pathnameToRouteService,
  removeBase,
  useNavigate,
  warmPageData,
  withBase,
} from '@rspress/core/runtime';
import { startTransition, useCallback } from 'react';

/** Number of the latest navigation: an older one that finishes late is dropped. */
let latest = 0;

/**
 * Moves to another page of the site: the old page stays until the new one's content has loaded, a progress bar shows
 * when that takes long, and a page whose content cannot be loaded is asked of the server instead.
 */
export function useNavigateTo(): (path: string, rest: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (path, rest) => {
      const own = ++latest;
      const end = window.boot?.startProgress();
      initPageData(path)
        .then(
          (data) => {
            if (own !== latest) return;
            warmPageData(path, data);
            startTransition(() => navigate(path + rest));
          },
          () => {
            if (own === latest) location.assign(withBase(path) + rest);
          },
        )
        .finally(end);
    },
    [navigate],
  );
}

/** Loads the content of a page ahead of time; does nothing for a path that is no page. */
export function preloadPage(path: string): void {
  pathnameToRouteService(removeBase(path))
    ?.preload()
    .catch(() => {
      // Asked for again, with its error handled, when the reader goes there.
    });
}
