/** In place of a drawing below "nothing found", for a site without one. */
export const EmptySearchDrawing = () => null;
