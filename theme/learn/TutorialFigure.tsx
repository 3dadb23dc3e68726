import { pageSheet } from '../head/pageSheet.tsx';
import sheet from './TutorialDrawing.page.css?url';
import { TutorialDrawing, type TutorialDrawingProps } from './TutorialDrawing.tsx';

const Sheet = pageSheet(sheet, { below: true });

export interface TutorialFigureProps extends TutorialDrawingProps {
  /** What the drawing says, as a sentence. */
  caption: string;
}

/** The program that a tutorial ends with, drawn, and a sentence below it. */
export function TutorialFigure({ caption, shape }: TutorialFigureProps) {
  return (
    <figure className="TutorialDrawing-drawing" data-drawing="">
      <Sheet />
      <TutorialDrawing shape={shape} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
