import path from 'node:path';
import { type Locales, localeOfPath } from '../../model/locales.ts';
import type { Page } from '../../model/page.ts';
import type { NavItem } from '../../model/pageData.ts';
import { LLMS_PATH, markdownPath } from '../../model/routes.ts';
import type { Locale } from '../../model/site.ts';
import { readNavItems } from '../content/menus.ts';
import { inReadingOrder, isBuilt, type SiteReader } from '../content/siteReader.ts';
import { writeIfChanged } from '../engine/writeIfChanged.ts';

export interface MarkdownText {
  /** As a heading; empty for a page without one. */
  title: string;
  body: string;
}

type ListedPage = Pick<Page, 'route' | 'title' | 'description'>;

/** Grouped by the current entry of the navbar; others last. */
function sectionsOf(
  pages: readonly ListedPage[],
  nav: readonly NavItem[],
): { title: string; pages: readonly ListedPage[] }[] {
  const entryOf = ({ route }: ListedPage) =>
    nav.find(({ activeMatch }) => activeMatch !== undefined && new RegExp(activeMatch).test(route));
  return [...nav, undefined].map((entry) => ({
    title: entry?.text ?? 'Others',
    pages: pages.filter((page) => entryOf(page) === entry),
  }));
}

export interface LlmsOptions {
  title: string;
  description: string;
  address: string;
  locales: Locales;
}

/**
 * Pages for language models in sections: by navbar for the first locale, one section for each other locale. Home is left
 * out: its text repeats other pages.
 */
function listedPages(reader: SiteReader, locales: Locales, markdown: ReadonlyMap<string, MarkdownText>) {
  const site = reader.site(true);
  const pages = [...site.pages.values()].filter(
    (page) => isBuilt(page) && page.visibility.indexed && page.route !== '/' && markdown.has(page.route),
  );
  const all = inReadingOrder(site, pages);
  const [first, ...others] = locales;
  const isOf = (locale: Locale) => (page: ListedPage) => localeOfPath(page.route, locales) === locale;
  return [
    ...sectionsOf(all.filter(isOf(first)), readNavItems(reader.options.docsDir)),
    ...others.map((locale) => ({ title: locale.label, pages: all.filter(isOf(locale)) })),
  ].filter((section) => section.pages.length > 0);
}

/**
 * Writes the Markdown of each page, `llms.txt` with the list of pages, and `llms-full.txt` with all of them (specification.md
 * R-7.e, CODE-3).
 * @param markdown by route; component pages have none.
 */
export function writeLlms(
  reader: SiteReader,
  { title, description, address, locales }: LlmsOptions,
  markdown: ReadonlyMap<string, MarkdownText>,
  outDir: string,
): void {
  const write = (name: string, text: string) => writeIfChanged(path.join(outDir, name), text);
  const textOf = (...parts: string[]) => parts.filter(Boolean).join('\n');
  // Link to all pages, for agents that fetch a single page.
  const pointer = `> All pages: [llms.txt](${address}${LLMS_PATH})\n`;
  for (const [route, { title: heading, body }] of markdown)
    write(markdownPath(route), textOf(heading, pointer, body));

  const sections = listedPages(reader, locales, markdown);
  const lists = sections.map(({ title: name, pages }) => {
    const items = pages.map(
      ({ route, title: page, description: text }) =>
        `- [${page}](${address}${markdownPath(route)})${text ? `: ${text}` : ''}`,
    );
    return `## ${name}\n\n${items.join('\n')}\n`;
  });
  write(LLMS_PATH, [`# ${title}\n\n> ${description}\n`, ...lists].join('\n'));

  const full = sections
    .flatMap(({ pages }) => pages)
    .map(({ route }) => {
      const { title: heading = '', body = '' } = markdown.get(route) ?? {};
      return `---\nurl: ${address}${markdownPath(route)}\n---\n\n${textOf(heading, body).trim()}\n`;
    });
  write('llms-full.txt', full.join('\n'));
}
