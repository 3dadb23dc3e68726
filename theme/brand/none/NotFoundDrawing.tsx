/** In place of a drawing on the not-found page, for a site without one. */
export const NotFoundDrawing = () => null;
