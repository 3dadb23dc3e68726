import { warmPageData } from '@rspress/core/dist/runtime/initPageData.js';
import { PageContext, useLocation } from '@rspress/core/runtime';
import { useContext, useLayoutEffect, useRef } from 'react';

/**
 * Gives the engine the data that the page is hydrated with. It would load them once more when the application starts, and what
 * it gets is another object: everything that reads it would be rendered again, and React would hydrate the words of the page in one
 * long task instead of in slices. Holds on to: `warmPageData` (holds.md H44).
 */
export function useFirstData(): void {
  const { data } = useContext(PageContext);
  const { pathname } = useLocation();
  const first = useRef({ data, pathname });
  // Effects of children come before those of the engine's `App`. In development nothing is hydrated.
  useLayoutEffect(() => {
    if (import.meta.env.PROD) warmPageData(first.current.pathname, first.current.data);
  }, []);
}
