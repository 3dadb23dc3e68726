import { type RefObject, useCallback, useEffect, useState } from 'react';
import { loadOnce } from '../lib/loadOnce.ts';

const loadText = loadOnce((response) => response.text());

/**
 * A text that is loaded once the fold around it is open, also when that was opened before the application ran.
 *
 * @param address of the text.
 * @param place an element in the fold.
 * @returns the text, undefined until loaded; state of the request, undefined until the fold is opened; a function that retries.
 */
export function useUnfoldedText(address: string, place: RefObject<HTMLElement | null>) {
  const [text, setText] = useState<string>();
  const [state, setState] = useState<'loading' | 'failed' | 'loaded'>();
  const load = useCallback(async () => {
    setState((known) => (known === 'loaded' ? known : 'loading'));
    try {
      setText(await loadText(address));
      setState('loaded');
    } catch {
      setState('failed');
    }
  }, [address]);
  useEffect(() => {
    if (text === undefined) return;
    // Scrollers were set up before this block existed.
    window.boot.watchScrollers(document);
    document.dispatchEvent(new Event('wrap'));
  }, [text]);
  useEffect(() => {
    const fold = place.current?.closest('details');
    const loadWhenOpen = () => {
      if (fold?.open) void load();
    };
    loadWhenOpen();
    fold?.addEventListener('toggle', loadWhenOpen);
    return () => fold?.removeEventListener('toggle', loadWhenOpen);
  }, [load, place]);
  return { text, state, load };
}
