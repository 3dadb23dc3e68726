import { type RefObject, useEffect } from 'react';

/**
 * Ctrl/⌘+Enter sends, from wherever in a program the reader is.
 *
 * @param root the program's frame.
 * @param send gets the request around the focus; undefined outside of all. Undefined for a program that does not run.
 */
export function useSendKey(
  root: RefObject<HTMLElement | null>,
  send: ((id: string | undefined) => void) | undefined,
): void {
  useEffect(() => {
    const own = root.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!send || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const request =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-request]') : null;
      send(request?.dataset.request);
    };
    own?.addEventListener('keydown', onKeyDown);
    return () => own?.removeEventListener('keydown', onKeyDown);
  }, [root, send]);
}
