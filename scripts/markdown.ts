/** Markdown of reports, which a forge takes as an issue or a comment. */

/** Characters of a report: a forge takes 65,536, with its title and links. */
const MAX_REPORT = 60_000;

/** A fence that is longer than any in the text, so that the text is never markup. */
export function fenced(text: string, language = ''): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** Inline code for a line or a table cell. */
export const code = (text: string) => `\`${text.replaceAll('`', "'").replaceAll('|', '\\|')}\``;

/** @param rows cells as Markdown, the head first. */
export const table = ([head = [], ...rows]: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * Paragraphs as one text that the forge takes; items of a list follow each other.
 *
 * @param leftOut a sentence about the paragraphs that are too many.
 */
export function joinParagraphs(paragraphs: readonly string[], leftOut: (count: number) => string): string {
  let report = '';
  for (const [at, paragraph] of paragraphs.entries()) {
    if (report.length + paragraph.length > MAX_REPORT)
      return `${report}\n${leftOut(paragraphs.length - at)}\n`;
    const isItem = paragraph.startsWith('- ') && paragraphs[at - 1]?.startsWith('- ');
    report += `${at === 0 || isItem ? '' : '\n'}${paragraph}\n`;
  }
  return report;
}
