import type { ReactNode } from 'react';
import { Words } from './Words.tsx';

export interface DrawingProps {
  /** What the drawing says, as a sentence: its name, and its caption. Backticks mark code. */
  caption: string;
  children: ReactNode;
}

/** What all drawings of the docs have in common: a plate, and a sentence below it. The sheet of each holds this one's styles, too. */
export function Drawing({ caption, children }: DrawingProps) {
  return (
    <figure className="Drawing-drawing" data-drawing="">
      <div className="Drawing-plate">{children}</div>
      <figcaption className="Drawing-caption">
        <Words text={caption} />
      </figcaption>
    </figure>
  );
}
