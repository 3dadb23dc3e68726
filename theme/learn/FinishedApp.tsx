import { PICTURE } from '../../model/pictures.ts';
import { TutorialSheet } from './TutorialSheet.tsx';

export interface FinishedAppProps {
  /** Name of the tutorial. */
  name: string;
  /** What the picture shows, for readers who do not see it. */
  alt: string;
  /** What stands below it. */
  caption: string;
}

/**
 * The app that a tutorial ends with, as Swagger UI shows it. There is a picture for each colour mode; the one that is not
 * seen is not loaded, since it is lazy and has no box. `npx tsx scripts/tutorial-pictures` takes them.
 */
export function FinishedApp({ name, alt, caption }: FinishedAppProps) {
  return (
    <figure className="FinishedApp-picture">
      <TutorialSheet />
      {PICTURE.modes.map((mode) => (
        <img
          key={mode}
          src={PICTURE.address(name, mode, PICTURE.widths[0])}
          srcSet={PICTURE.widths.map((width) => `${PICTURE.address(name, mode, width)} ${width}w`).join(', ')}
          sizes="(width <= 800px) 100vw, 768px"
          {...PICTURE.size(name)}
          alt={alt}
          loading="lazy"
          decoding="async"
          className={`FinishedApp-${mode}`}
        />
      ))}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
