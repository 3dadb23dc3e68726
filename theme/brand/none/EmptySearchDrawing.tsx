/** Stands below the sentence that a search has found nothing where a site has no drawing for it. */
export const EmptySearchDrawing = () => null;
