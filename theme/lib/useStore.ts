import { useSyncExternalStore } from 'react';

/** Follows a media query; `serverValue` while rendering on the server and hydrating. */
export function useMedia(query: string, serverValue: boolean): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => serverValue,
  );
}
