/** What the engine knows of a page's text for the search. */
export interface SearchablePage {
  /** Plain text of the page, without its title. */
  content: string;
  /** Headings; `charIndex` is where each stands in `content`, -1 for none. */
  toc: { depth: number; charIndex?: number }[];
}

/**
 * Puts the code of samples into the text that the engine indexes, each into the section that shows it.
 *
 * @param page changed in place.
 * @param source the page's MDX, for the lines of its headings.
 * @param texts code of each sample and the line of its `<Sample>`.
 */
export function insertSearchTexts(
  page: SearchablePage,
  source: string,
  texts: readonly { line: number; text: string }[],
): void {
  const lines = source.split('\n');
  const headingLines = lines.flatMap((line, index) => (/^#{2,4}\s/.test(line) ? [index + 1] : []));
  const sections = page.toc.filter(({ charIndex }) => charIndex !== undefined && charIndex >= 0);
  // From the last to the first, so that positions before stay true.
  for (const { line, text } of [...texts].reverse()) {
    const next = sections[headingLines.filter((heading) => heading < line).length];
    const at = next?.charIndex ?? page.content.length;
    const inserted = `${at > 0 && at === page.content.length ? '\n\n' : ''}${text}\n\n`;
    page.content = page.content.slice(0, at) + inserted + page.content.slice(at);
    for (const section of sections) {
      if (section.charIndex !== undefined && next?.charIndex !== undefined && section.charIndex >= at)
        section.charIndex += inserted.length;
    }
  }
}
