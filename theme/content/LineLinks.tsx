import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { LinkedLinesProps } from './LinkedLines.tsx';
import { parseLines } from './lineAddress.ts';

/** Blocks whose lines can be linked: programs, except texts that load when their fold is opened (`learn/LazyText.tsx`). */
const BLOCK = 'main [data-code-block]:not([data-kind], [data-text] + *)';

const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Links to lines of code (specification.md CODE-4). Loaded when the reader turns to a program, or arrives by such a link. */
export function LineLinks() {
  const [pointed, setPointed] = useState<HTMLElement>();
  const [focused, setFocused] = useState<HTMLElement>();
  const [Lines, setLines] = useState<ComponentType<LinkedLinesProps>>();

  const load = useCallback(() => {
    // A failed load is retried at the next block.
    if (!window.boot.isLeaving())
      import('./LinkedLines.tsx').then(
        ({ LinkedLines }) => setLines(() => LinkedLines),
        () => {},
      );
  }, []);

  useEffect(() => {
    const onIntent = ({ type, target }: Pick<Event, 'type' | 'target'>) => {
      const block = target instanceof Element ? target.closest<HTMLElement>(BLOCK) : null;
      if (!block) return;
      if (type === 'focusin') setFocused(block);
      else setPointed(block);
      load();
    };
    const onHash = () => {
      if (parseLines(location.hash)) load();
    };
    onHash();
    // The reader may have focused a block before the application was there.
    onIntent({ type: 'focusin', target: document.activeElement });
    addEventListener('hashchange', onHash);
    for (const type of INTENTS) document.addEventListener(type, onIntent, { passive: true });
    return () => {
      removeEventListener('hashchange', onHash);
      for (const type of INTENTS) document.removeEventListener(type, onIntent);
    };
  }, [load]);

  return Lines ? <Lines selector={BLOCK} active={[pointed, focused]} /> : null;
}
