import { type RefObject, useEffect } from 'react';
import { pageLinkCopied, pageLinkNotCopied } from '#words';
import { closest, isPlainClick } from '../boot/closest.ts';
import { copyText } from '../lib/copyText.ts';
import { useText } from '../lib/useText.ts';

/** The links beside headings also copy the address that they lead to (specification.md READ-7). */
export function useHeadingLinks(root: RefObject<HTMLElement | null>): void {
  const text = useText();
  useEffect(() => {
    const element = root.current;
    const onClick = (event: MouseEvent) => {
      const link = closest<HTMLAnchorElement>(event, '.heading-link');
      if (link && isPlainClick(event))
        void copyText(link.href).then((isCopied) =>
          window.boot.giveFeedback(link, text(isCopied ? pageLinkCopied : pageLinkNotCopied)),
        );
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [root, text]);
}
