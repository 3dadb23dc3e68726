import type { ReactNode } from 'react';
import { pageSheet } from '../theme/head/pageSheet.tsx';
import { Drawing } from './Drawing.tsx';
import sheet from './Flow.page.css?url';

const Sheet = pageSheet(sheet, { below: true });

export interface FlowProps {
  /** Causes and consequences, as a sentence. */
  caption: string;
  /**
   * A numbered list in Markdown, in order of time. An entry that is a list itself shows its items side by side;
   * **bold** marks emphasis, ~~strikethrough~~ marks steps that do not happen.
   */
  children: ReactNode;
}

/** Causes and consequences from left to right; from top to bottom in a narrow space. */
export function Flow({ caption, children }: FlowProps) {
  return (
    <Drawing caption={caption} sheet={Sheet}>
      <div className="Flow-flow">{children}</div>
    </Drawing>
  );
}
