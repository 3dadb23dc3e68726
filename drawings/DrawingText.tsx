import type { ReactNode } from 'react';

export interface DrawingTextProps {
  /** What the drawing says, as a sentence. */
  caption: string;
  /** What it shows, as Markdown. */
  children: ReactNode;
}

/** A drawing in the Markdown twin of its page. */
export function DrawingText({ caption, children }: DrawingTextProps) {
  return (
    <>
      {`\n${caption}\n\n`}
      {children}
    </>
  );
}
