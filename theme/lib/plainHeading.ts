/** Code spans, and the marks that the engine writes for strong, emphasised and deleted words. */
const MARKS = /`([^`]*)`|\*\*?|~~/g;

/**
 * The text of a heading as readers see it.
 *
 * @param markdown a heading from the engine's outline data: inline Markdown with `` ` ``, `*`, `**` and `~~` only.
 */
export function plainHeading(markdown: string): string {
  return markdown.replace(MARKS, (_mark, code?: string) => code ?? '');
}
