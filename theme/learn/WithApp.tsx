import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { TextLink, type TextLinkProps } from './StepText.tsx';

export interface WithAppProps {
  /** The text that the document links in its place. */
  text: TextLinkProps;
  /** In a fold. */
  children: ReactNode;
}

/** Somebody waits for a moment in which all that has come is told at once. */
let isTelling = false;

/** What serves the blocks of a page has not seen those that came. */
function tellOfBlocks(): void {
  if (isTelling) return;
  isTelling = true;
  queueMicrotask(() => {
    isTelling = false;
    window.boot?.watchScrollers(document);
    document.dispatchEvent(new Event('wrap'));
  });
}

/**
 * Something folded that the document leaves to the application, which has it anyway: the document is shorter for who reads
 * it without scripts and for programs, which follow the link when they want it.
 */
export function WithApp({ text, children }: WithAppProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const [runs, setRuns] = useState(false);
  useEffect(() => {
    // The link goes, and whoever stands on it stays at the fold.
    if (place.current?.contains(document.activeElement))
      place.current.closest('details')?.querySelector('summary')?.focus();
    startTransition(() => setRuns(true));
  }, []);
  useEffect(() => {
    if (runs) tellOfBlocks();
  }, [runs]);
  return runs ? (
    children
  ) : (
    <p ref={place} data-with-app="" data-markdown-ignore="">
      <TextLink {...text} />
    </p>
  );
}
