/** A card: one page of a category. */
export interface OverviewPage {
  title: string;
  description: string;
  href: string;
}

/** The other pages of the category that a page opens, for readers who look for the right one. */
export interface Overview {
  /** Name of the category. */
  category: string;
  pages: readonly OverviewPage[];
}

/**
 * What stands at the end of the first page of a category: cards that lead to its other pages. Their words ride in the chunk of
 * this one page.
 *
 * @param module absolute path of the module that exports `CategoryCards`; undefined for a Markdown twin, which has a list.
 * @returns MDX.
 */
export function overviewMarkdown({ category, pages }: Overview, module: string | undefined): string {
  if (module === undefined) {
    const lines = pages.map(({ title, description, href }) => `- [${title}](${href}): ${description}`);
    return `\n\nMore in ${category}:\n\n${lines.join('\n')}\n`;
  }
  const props = `category={${JSON.stringify(category)}} pages={${JSON.stringify(pages)}}`;
  return `\n\n<CategoryCards ${props} />\n\nimport { CategoryCards } from ${JSON.stringify(module)};\n`;
}
