/**
 * Address of a page's Markdown twin, which the build writes beside the page.
 *
 * @param path clean address of the page, without the base.
 */
export function twinPath(path: string): string {
  return path.endsWith('/') ? `${path}index.md` : `${path}.md`;
}
