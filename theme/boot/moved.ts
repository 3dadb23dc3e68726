/**
 * Takes a reader whose address names a heading that has moved to where it is now (specification.md R-10): the page itself
 * says where, at its foot (`plugins/mdx/moved.ts`). The old address leaves no entry in the history; the query is kept.
 */
export function followMoved(): void {
  const link = document.querySelector<HTMLAnchorElement>(`[data-moved="${CSS.escape(location.hash)}"] > a`);
  if (link) location.replace(link.pathname + location.search + link.hash);
}
