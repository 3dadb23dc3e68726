import { useNavigate, withBase } from '@rspress/core/runtime';
import { startTransition, useCallback } from 'react';
import { tryNavigation } from './tryNavigation.ts';

/** Navigates without a reload. @returns takes a path without the base, then query and hash. */
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
