/** Stands beside the words of the not-found page where a site has no drawing for it. */
export const NotFoundDrawing = () => null;
