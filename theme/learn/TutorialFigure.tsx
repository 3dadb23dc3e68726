import { pageSheet } from '../head/pageSheet.tsx';
import sheet from './TutorialDrawing.page.css?url';
import { TutorialDrawing, type TutorialDrawingProps } from './TutorialDrawing.tsx';

const Sheet = pageSheet(sheet, { below: true });

export interface TutorialFigureProps extends TutorialDrawingProps {
  caption: string;
}

export function TutorialFigure({ caption, shape }: TutorialFigureProps) {
  return (
    <figure className="TutorialDrawing-drawing" data-drawing="">
      <Sheet />
      <TutorialDrawing shape={shape} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
