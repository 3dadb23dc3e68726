import { type RefObject, useEffect } from 'react';
import type { Place } from '../editor/editor.ts';

/** Events that show that the reader turns to a program. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Elements on which a press has another meaning. */
const OWN = 'button, a, summary, [data-request], [data-kind]';

/** True for a press on code that neither selects text nor has another meaning, and for Enter on focused code. */
function meansCode(event: Event): boolean {
  const { target } = event;
  if (!(target instanceof Element) || event.defaultPrevented || target.closest(OWN)) return false;
  if (event instanceof KeyboardEvent) return event.key === 'Enter' && target.matches('[data-code-block] > *');
  return target.closest('pre > code') !== null && getSelection()?.isCollapsed !== false;
}

/**
 * Calls back when the reader turns to a program, and when to its code.
 *
 * @param root the program's frame.
 * @param edit gets the place of a press. Undefined for code that cannot be edited.
 */
export function useIntent(
  root: RefObject<HTMLElement | null>,
  prepare: () => void,
  edit: ((pressed?: Place) => void) | undefined,
): void {
  useEffect(() => {
    const own = root.current;
    const onPress = (event: Event) => {
      if (!meansCode(event)) return;
      edit?.(event instanceof MouseEvent ? { x: event.pageX, y: event.pageY } : undefined);
    };
    for (const type of INTENTS) own?.addEventListener(type, prepare, { passive: true });
    for (const type of ['click', 'keydown']) own?.addEventListener(type, onPress);
    // `focusin` may have fired before hydration, and does not repeat.
    if (own?.contains(document.activeElement)) prepare();
    return () => {
      for (const type of INTENTS) own?.removeEventListener(type, prepare);
      for (const type of ['click', 'keydown']) own?.removeEventListener(type, onPress);
    };
  }, [root, prepare, edit]);
}
