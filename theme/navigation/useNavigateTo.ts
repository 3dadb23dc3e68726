import { useNavigate, withBase } from '@rspress/core/runtime';
import { startTransition, useCallback } from 'react';
import { tryNavigation } from './tryNavigation.ts';

/**
 * Moves to another page of the site, at once: no reload, and the old page stays until the new one can be shown.
 *
 * @returns takes a page's clean address without the base, and what follows it: query and hash.
 */
export function useNavigateTo(): (path: string, rest: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (path, rest) => {
      const address = withBase(path) + rest;
      void tryNavigation(path, {
        show: () => {
          const isHere = address === location.pathname + location.search + location.hash;
          startTransition(() => navigate(path + rest, { replace: isHere }));
        },
        askServer: () => location.assign(address),
        stay: () => address,
      });
    },
    [navigate],
  );
}
