import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { TextLink, type TextLinkProps } from './LazyText.tsx';

export interface WithAppProps {
  text: TextLinkProps;
  children: ReactNode;
}

/** True while one event for all blocks that arrive together is queued. */
let isQueued = false;

/** Sets up scrollers and wrapping for blocks that were not in the document. */
function announceBlocks(): void {
  if (isQueued) return;
  isQueued = true;
  queueMicrotask(() => {
    isQueued = false;
    window.boot.watchScrollers(document);
    document.dispatchEvent(new Event('wrap'));
  });
}

/**
 * Folded content that the application contains anyway. It replaces a link to its text after hydration, so that the document is
 * shorter for readers without scripts and for programs.
 */
export function WithApp({ text, children }: WithAppProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const [runs, setRuns] = useState(false);
  useEffect(() => {
    // The link is removed: its focus moves to the fold.
    if (place.current?.contains(document.activeElement))
      place.current.closest('details')?.querySelector('summary')?.focus();
    startTransition(() => setRuns(true));
  }, []);
  useEffect(() => {
    if (runs) announceBlocks();
  }, [runs]);
  return runs ? (
    children
  ) : (
    <p ref={place} data-with-app="" data-markdown-ignore="">
      <TextLink {...text} />
    </p>
  );
}
