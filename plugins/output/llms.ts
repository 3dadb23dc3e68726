import path from 'node:path';
import { type Locales, localeOfPath } from '../../model/locales.ts';
import type { Page } from '../../model/page.ts';
import { LLMS_PATH, markdownPath } from '../../model/routes.ts';
import { readNav } from '../content/menus.ts';
import { inReadingOrder, type SiteReader } from '../content/siteReader.ts';
import { writeIfChanged } from '../engine/writeIfChanged.ts';

export interface MarkdownText {
  /** As a heading; empty for a page without one. */
  title: string;
  body: string;
}

/** Pages without an entry in the navbar. */
const OTHERS = 'Others';

/**
 * Pages for language models in sections: by navbar for the first locale, one section for each other locale. Home is left
 * out: its text repeats other pages.
 */
function sectionsOf(reader: SiteReader, locales: Locales, markdown: ReadonlyMap<string, MarkdownText>) {
  const site = reader.site();
  const listed = [...site.pages.values()].filter(
    ({ route, visibility }) => visibility.indexed && route !== '/' && markdown.has(route),
  );
  const pages = inReadingOrder(site, listed);
  const nav = readNav(reader.options.docsDir).items;
  const [first, ...others] = locales;
  const sectionOf = ({ route }: Page) => {
    const locale = localeOfPath(route, locales);
    if (locale !== first) return locale.label;
    return nav.find(({ activeMatch }) => activeMatch && new RegExp(activeMatch).test(route))?.text ?? OTHERS;
  };
  return [...nav.map(({ text }) => text), OTHERS, ...others.map(({ label }) => label)]
    .map((title) => ({ title, pages: pages.filter((page) => sectionOf(page) === title) }))
    .filter((section) => section.pages.length > 0);
}

export const joinText = (...parts: string[]) => parts.filter(Boolean).join('\n');

/**
 * Writes the Markdown of each page, `llms.txt` with the list of pages, and `llms-full.txt` with all of them (specification.md
 * R-7.e, CODE-3).
 * @param address of the site. @param markdown by route; component pages have none.
 */
export function writeLlms(
  reader: SiteReader,
  site: { title: string; description: string; address: string; locales: Locales },
  markdown: ReadonlyMap<string, MarkdownText>,
  outDir: string,
): void {
  const write = (name: string, text: string) => writeIfChanged(path.join(outDir, name), text);
  const addressOf = (route: string) => site.address + markdownPath(route);
  // Link to all pages, for agents that fetch a single page.
  const pointer = `> All pages: [llms.txt](${site.address}${LLMS_PATH})\n`;
  for (const [route, { title, body }] of markdown) write(markdownPath(route), joinText(title, pointer, body));

  const sections = sectionsOf(reader, site.locales, markdown);
  const lists = sections.map(({ title, pages }) => {
    const items = pages.map(
      ({ route, title: name, description }) =>
        `- [${name}](${addressOf(route)})${description ? `: ${description}` : ''}`,
    );
    return `## ${title}\n\n${items.join('\n')}\n`;
  });
  write(LLMS_PATH, [`# ${site.title}\n\n> ${site.description}\n`, ...lists].join('\n'));

  const full = sections
    .flatMap(({ pages }) => pages)
    .map(({ route }) => {
      const { title = '', body = '' } = markdown.get(route) ?? {};
      return `---\nurl: ${addressOf(route)}\n---\n\n${joinText(title, body).trim()}\n`;
    });
  write('llms-full.txt', full.join('\n'));
}
