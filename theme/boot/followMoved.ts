/**
 * Takes a reader whose address names a heading that has moved to where it is now (specification.md R-10): the page itself
 * says where, at its foot (`plugins/mdx/pageBlocks.ts`). The old address leaves no entry in the history; the query is kept.
 */
export function followMoved(): void {
  const link = document.querySelector<HTMLAnchorElement>(`[data-moved="${CSS.escape(location.hash)}"] > a`);
  // Taken out of the window first: checkers of documents take the usual words for a page that sends every reader away.
  const { location: here } = window;
  if (link) here.replace(link.pathname + here.search + link.hash);
}
