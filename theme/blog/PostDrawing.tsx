import { POST_DRAWINGS } from '#brand/postDrawings.ts';

export interface PostDrawingProps {
  drawing: string;
}

/**
 * The drawing that a post names.
 *
 * @throws while the site is built, for a name that no drawing has.
 */
export function PostDrawing({ drawing }: PostDrawingProps) {
  const Drawing = POST_DRAWINGS[drawing];
  if (Drawing) return <Drawing />;
  const known = Object.keys(POST_DRAWINGS).map((name) => JSON.stringify(name));
  throw new Error(
    `A post names the drawing "${drawing}", which is none of ${known.join(', ') || 'this site'}: correct "drawing" in its front matter.`,
  );
}
