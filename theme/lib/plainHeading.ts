const MARKS = /`([^`]*)`|\*\*?|~~/g;

/** Plain text of a heading. @param markdown with `` ` ``, `*`, `**` and `~~` only. */
export function plainHeading(markdown: string): string {
  return markdown.replace(MARKS, (_mark, code?: string) => code ?? '');
}
