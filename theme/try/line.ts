/** A line of text, in which something may stand out. */
export interface Line {
  text: string;
  isMarked: boolean;
}
