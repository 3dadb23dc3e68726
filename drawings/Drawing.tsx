import type { ComponentType, ReactNode } from 'react';
import { Words } from '../theme/content/Words.tsx';

export interface DrawingProps {
  /** The drawing in a sentence: its name, and its caption. Backticks mark code. */
  caption: string;
  /** Its style sheet, which imports `Drawing.page.css`. */
  sheet: ComponentType;
  children: ReactNode;
}

/** What all drawings of the docs have in common: a plate, and a sentence below it. */
export function Drawing({ caption, sheet: Sheet, children }: DrawingProps) {
  return (
    <figure className="Drawing-drawing" data-drawing="">
      <Sheet />
      <div className="Drawing-plate">{children}</div>
      <figcaption className="Drawing-caption">
        <Words text={caption} />
      </figcaption>
    </figure>
  );
}
