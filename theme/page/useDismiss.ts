import { type RefObject, useEffect } from 'react';
import { DESKTOP_QUERY } from '../boot/constants.ts';

/**
 * Closes what a disclosure has opened over the page: with Escape, which takes the focus to what is being read, so that
 * the next Tab goes on from there; and when the reader turns to something else, goes back, turns the device or leaves.
 *
 * @param current id of what is being read; the disclosure itself gets the focus where there is none.
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
      else window.boot?.focusHeading(current);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', onKeydown, { signal });
    document.addEventListener('pointerdown', onTurn, { signal });
    document.addEventListener('focusin', onTurn, { signal });
    addEventListener('popstate', close, { signal });
    addEventListener('pagehide', close, { signal });
    matchMedia(DESKTOP_QUERY).addEventListener('change', close, { signal });
    return () => listening.abort();
  }, [disclosure, current]);
}
