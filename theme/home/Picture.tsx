import { PICTURE } from '../../model/pictures.ts';

export interface PictureProps {
  /** Name of the picture: that of a tutorial, or `home`. */
  name: string;
  /** What it shows, for readers who do not see it; empty beside words that say it. */
  alt: string;
  /** Its width on the page, as `sizes` of an image has it. */
  sizes: string;
}

/**
 * An app as Swagger UI shows it. There is a picture for each colour mode; the one that is not seen is not loaded, since it is
 * lazy and has no box. `npx tsx scripts/tutorial-pictures` takes them.
 */
export function Picture({ name, alt, sizes }: PictureProps) {
  return PICTURE.modes.map((mode) => (
    <img
      key={mode}
      src={PICTURE.address(name, mode, PICTURE.widths[0])}
      srcSet={PICTURE.widths.map((width) => `${PICTURE.address(name, mode, width)} ${width}w`).join(', ')}
      sizes={sizes}
      {...PICTURE.size(name)}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={`Picture-${mode}`}
    />
  ));
}
