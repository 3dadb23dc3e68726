import type { ReactNode } from 'react';
import { pageSheet } from '../theme/head/pageSheet.tsx';
import { Drawing } from './Drawing.tsx';
import sheet from './Flow.page.css?url';

const Sheet = pageSheet(sheet, { below: true });

export interface FlowProps {
  /** What leads to what, as a sentence. */
  caption: string;
  /**
   * A numbered list in Markdown, in order of time. An entry that is a list itself shows its items side by side;
   * what is **bold** is emphasised, what is ~~struck~~ does not happen.
   */
  children: ReactNode;
}

/** What leads to what: from left to right, and from top to bottom where it is narrow. */
export function Flow({ caption, children }: FlowProps) {
  return (
    <Drawing caption={caption} sheet={Sheet}>
      <div className="Flow-flow">{children}</div>
    </Drawing>
  );
}
