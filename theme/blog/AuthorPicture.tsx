import { withBase } from '@rspress/core/runtime';

export interface AuthorPictureProps {
  src: string | undefined;
  /** Width and height in CSS px. */
  size: number;
}

/**
 * An author's picture, beside the name that it repeats. Its priority is low: for others React writes a preload link into
 * the body of the page, and the words come first here.
 */
export function AuthorPicture({ src, size }: AuthorPictureProps) {
  if (!src) return null;
  return (
    <img
      src={withBase(src)}
      alt=""
      width={size}
      height={size}
      fetchPriority="low"
      className="AuthorPicture-picture"
    />
  );
}
