/**
 * Address of a page's Markdown twin, which the build writes beside the page.
 *
 * @param path clean address of the page, without the base.
 */
export function twinPath(path: string): string {
  return path.endsWith('/') ? `${path}index.md` : `${path}.md`;
}

/**
 * Clean address of the page that a Markdown twin belongs to: the inverse of `twinPath`.
 *
 * @param twin address of the twin, without the base.
 */
export function pathOfTwin(twin: string): string {
  return twin.replace(/(?:\/index)?\.md$/, (ending) => (ending === '.md' ? '' : '/'));
}
