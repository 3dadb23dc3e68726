import { type RefObject, useEffect } from 'react';
import { OUTLINE_QUERY } from '../boot/constants.ts';

/**
 * Closes a disclosure that is open over the page. Escape moves the focus to the heading being read, so that the next Tab
 * continues from there. Presses and focus elsewhere, history navigation, leaving the page and turning the device close it, too.
 *
 * @param current id of the heading being read; without one, the disclosure itself gets the focus.
 */
export function useDismiss(
  disclosure: RefObject<HTMLDetailsElement | null>,
  current: string | undefined,
): void {
  useEffect(() => {
    const details = disclosure.current;
    if (!details) return;
    const close = () => {
      details.open = false;
    };
    const onTurn = ({ target }: Event) => {
      if (target instanceof Node && !details.contains(target)) close();
    };
    const onKeydown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) return;
      close();
      if (current === undefined) details.querySelector('summary')?.focus();
      else window.boot.focusHeading(current);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', onKeydown, { signal });
    document.addEventListener('pointerdown', onTurn, { signal });
    document.addEventListener('focusin', onTurn, { signal });
    addEventListener('popstate', close, { signal });
    addEventListener('pagehide', close, { signal });
    matchMedia(OUTLINE_QUERY).addEventListener('change', close, { signal });
    return () => listening.abort();
  }, [disclosure, current]);
}
