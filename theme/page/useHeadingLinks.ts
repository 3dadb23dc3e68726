import { type RefObject, useEffect } from 'react';
import { pageLinkCopied, pageLinkNotCopied } from '#words';
import { closest, isPlainClick } from '../boot/closest.ts';
import { useText } from '../lib/useText.ts';

/** Writes an address to the clipboard. @returns the feedback for the reader. */
async function copy(address: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(address);
    return pageLinkCopied;
  } catch {
    // Refused, or no clipboard: only pages over HTTPS have one.
    return pageLinkNotCopied;
  }
}

/** The links beside headings also copy the address that they lead to (specification.md READ-7). */
export function useHeadingLinks(root: RefObject<HTMLElement | null>): void {
  const text = useText();
  useEffect(() => {
    const element = root.current;
    const onClick = (event: MouseEvent) => {
      const link = closest<HTMLAnchorElement>(event, '.heading-link');
      if (link && isPlainClick(event))
        void copy(link.href).then((message) => window.boot?.giveFeedback(link, text(message)));
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [root, text]);
}
