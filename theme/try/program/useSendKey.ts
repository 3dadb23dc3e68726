import { type RefObject, useEffect } from 'react';
import { closest } from '../../boot/closest.ts';

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
      send(closest(event, '[data-request]')?.dataset.request);
    };
    own?.addEventListener('keydown', onKeyDown);
    return () => own?.removeEventListener('keydown', onKeyDown);
  }, [root, send]);
}
