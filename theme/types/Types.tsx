import { type ComponentType, useEffect, useState } from 'react';
import { errorPartNotLoaded } from '#words';
import type { TypeTipsProps } from './TypeTips.tsx';

/** Rest of a pointer on code that counts as intent, in ms. */
const REST = 150;

function partOf({ target }: Event): 'button' | 'code' | undefined {
  if (!(target instanceof Element)) return undefined;
  const button = target.closest('[data-code-block]')?.querySelector('[data-types]');
  if (!button) return undefined;
  if (button.contains(target)) return 'button';
  return target.closest('code') ? 'code' : undefined;
}

/**
 * Loads the tips with types of the framework's names in code, when the reader points at code, taps it, or presses the button of
 * a block. A failed load is retried the next time; only a press of the button shows the error.
 */
export function Types() {
  const [loaded, setLoaded] = useState<TypeTipsProps & { Tips: ComponentType<TypeTipsProps> }>();

  useEffect(() => {
    if (loaded) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest: MouseEvent | undefined;
    const load = async (first: MouseEvent) => {
      latest = first;
      try {
        const { TypeTips } = await import('./TypeTips.tsx');
        // The mouse may have moved meanwhile.
        setLoaded({ Tips: TypeTips, first: latest ?? first });
      } catch {
        if (partOf(first) === 'button') window.boot.showLoadError(errorPartNotLoaded);
      }
    };
    const onMove = (event: PointerEvent) => {
      // A moving finger scrolls.
      if (event.pointerType === 'touch') return;
      clearTimeout(timer);
      if (latest?.type === event.type) latest = event;
      if (partOf(event) === 'code') timer = setTimeout(load, REST, event);
    };
    const onClick = (event: MouseEvent) => {
      if (partOf(event)) void load(event);
    };
    document.addEventListener('pointermove', onMove, { passive: true });
    document.addEventListener('click', onClick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('click', onClick);
    };
  }, [loaded]);

  if (!loaded) return null;
  const { Tips, first } = loaded;
  return <Tips first={first} />;
}
