import { warmPageData } from '@rspress/core/dist/runtime/initPageData.js';
import { PageContext, useLocation } from '@rspress/core/runtime';
import { useContext, useLayoutEffect, useRef } from 'react';

/**
 * Passes the data of hydration to the engine, which would load them again when the application starts, as another object. All
 * components that read it would render again, and React would hydrate the text of the page in one long task instead of in
 * slices. Holds on to: `warmPageData` (holds.md H44).
 */
export function useFirstData(): void {
  const { data } = useContext(PageContext);
  const { pathname } = useLocation();
  const first = useRef({ data, pathname });
  // Effects of children run before those of the engine's `App`. Development has no hydration.
  useLayoutEffect(() => {
    if (import.meta.env.PROD) warmPageData(first.current.pathname, first.current.data);
  }, []);
}
