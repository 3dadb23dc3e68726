import { useCallback, useEffect, useRef, useState } from 'react';
import { closest } from '../boot/closest.ts';
import { type NameInCode, nameAt, namesIn } from './namesInCode.ts';

/** Rest of a pointer on a name before its type is shown, in ms. */
const REST = 150;

/** Time for a pointer to move from a name to its tip, in ms. */
const WAY = 300;

const SLACK = { mouse: 0, touch: 6 } as const;

const HIGHLIGHT = 'framework-names';

export interface Tip {
  types: readonly string[];
  anchor: Range | HTMLElement;
  /** Remains until it is closed: the reader opened it by a press. */
  pinned: boolean;
}

function highlight(names: readonly NameInCode[]): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.set(HIGHLIGHT, new Highlight(...names.map(({ range }) => range)));
}

function askedBy(event: MouseEvent): Tip | undefined {
  const block = closest(event, '[data-code-block]');
  if (!block) return undefined;
  const button = closest(event, '[data-types]');
  const names = namesIn(block);
  if (button) return { types: [...new Set(names.map(({ type }) => type))], anchor: button, pinned: true };
  // A reader with selected text wants to copy it.
  if (!closest(event, 'code') || !getSelection()?.isCollapsed) return undefined;
  highlight(names);
  const touched = event instanceof PointerEvent && event.pointerType === 'touch';
  const name = nameAt(names, event, touched ? SLACK.touch : SLACK.mouse);
  return name && { types: [name.type], anchor: name.range, pinned: true };
}

/**
 * State of the shown type. A name under a resting mouse shows its type until the mouse leaves both the name and the tip; a press
 * shows it until it is closed.
 *
 * @param first the event that shows the reader's intent: a move or a press.
 * @param tipSelector CSS selector of the tip.
 */
export function useTips(first: MouseEvent, tipSelector: string) {
  const [tip, setTip] = useState<Tip>();
  const shown = useRef<Tip>(undefined);
  /** Anchor of a tip that was closed under the mouse: the tip reopens only after the mouse has left and returned. */
  const closed = useRef<Tip['anchor']>(undefined);
  const show = useCallback((next: Tip | undefined) => {
    closed.current = next ? undefined : shown.current?.anchor;
    shown.current = next;
    setTip(next);
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let block: Element | null = null;
    let names: NameInCode[] = [];

    const onMove = (event: MouseEvent) => {
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      if (isTouch || shown.current?.pinned) return;
      clearTimeout(timer);
      if (closest(event, tipSelector)) return;
      const over = closest(event, 'code') && closest(event, '[data-code-block]');
      if (over !== block) {
        block = over;
        names = over ? namesIn(over) : [];
        highlight(names);
      }
      const name = nameAt(names, event, SLACK.mouse);
      if (!name) closed.current = undefined;
      else if (name.range === closed.current) return;
      if (name?.range === shown.current?.anchor) return;
      timer = name
        ? setTimeout(show, REST, { types: [name.type], anchor: name.range, pinned: false })
        : setTimeout(show, WAY, undefined);
    };
    const onClick = (event: MouseEvent) => {
      const asked = closest(event, tipSelector) ? undefined : askedBy(event);
      if (!asked) return;
      clearTimeout(timer);
      show(asked);
    };
    // A held button may select text: no tip may open meanwhile.
    const onDown = () => clearTimeout(timer);
    document.addEventListener('pointermove', onMove, { passive: true });
    document.addEventListener('pointerdown', onDown, { passive: true });
    document.addEventListener('click', onClick);
    // Back and forward show another page.
    const onBack = () => show(undefined);
    addEventListener('popstate', onBack);
    if (first.type === 'click') onClick(first);
    else onMove(first);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('click', onClick);
      removeEventListener('popstate', onBack);
    };
  }, [first, tipSelector, show]);

  return { tip, show };
}
