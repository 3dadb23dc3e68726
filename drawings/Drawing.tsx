import type { ComponentType, ReactNode } from 'react';
import { TextWithCode } from '../theme/content/TextWithCode.tsx';

export interface DrawingProps {
  /** The drawing in a sentence: its name, and its caption. Backticks mark code. */
  caption: string;
  /** Its style sheet, which imports `Drawing.page.css`. */
  sheet: ComponentType;
  children: ReactNode;
}

/** Frame of all drawings of the docs: a plate with a caption below it. */
export function Drawing({ caption, sheet: Sheet, children }: DrawingProps) {
  return (
    <figure className="Drawing-drawing" data-drawing="">
      <Sheet />
      <div className="Drawing-plate">{children}</div>
      <figcaption className="Drawing-caption">
        <TextWithCode text={caption} />
      </figcaption>
    </figure>
  );
}
