import type { ReactNode } from 'react';
import { LAYERS } from '../theme/brand/layers.ts';
import { TextWithCode } from '../theme/content/TextWithCode.tsx';
import { pageSheet } from '../theme/head/pageSheet.tsx';
import sheet from './Here.page.css?url';

const Sheet = pageSheet(sheet);

export interface HereProps {
  /** Which layer the page is about, as a sentence. */
  caption: string;
  /** The six layers as a numbered list in Markdown, those that the page is about in **bold**, the others as links. */
  children: ReactNode;
}

/** Where in the burger a page is. */
export function Here({ caption, children }: HereProps) {
  return (
    <figure className="Here-here" data-drawing="here">
      <Sheet />
      <div className="Here-stack">
        <svg viewBox={`0 0 200 ${32 * LAYERS.length}`} preserveAspectRatio="none" aria-hidden="true">
          {LAYERS.map(({ row }, index) => (
            <path
              key={row.shape}
              d={row.shape}
              fill={row.fill}
              stroke={`var(--${row.line})`}
              transform={`translate(0 ${32 * index})`}
            />
          ))}
        </svg>
        {children}
      </div>
      <figcaption className="Here-caption">
        <TextWithCode text={caption} />
      </figcaption>
    </figure>
  );
}
