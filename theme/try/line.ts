/** A line of text, which may be highlighted. */
export interface Line {
  text: string;
  isMarked: boolean;
}
