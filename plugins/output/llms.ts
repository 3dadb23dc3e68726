import fs from 'node:fs';
import path from 'node:path';
import { type Locales, localeOfPath } from '../../model/locales.ts';
import type { NavItem } from '../../model/pageData.ts';
import { LLMS_PATH, markdownPath, routeKey } from '../../model/routes.ts';
import { flattenLinks } from '../../model/sidebars.ts';
import type { Locale } from '../../model/site.ts';
import { readNavItems } from '../content/menus.ts';
import { isBuilt, type Site, type SiteReader } from '../content/siteReader.ts';

/** The parts of a Markdown file. */
export interface MarkdownText {
  /** Its title, as a heading; empty for a page without one. */
  title: string;
  body: string;
}

/** A page that language models are told of. */
type ListedPage = Readonly<{ route: string; title: string; description: string }>;

/** Pages as the sidebars list them, then all others by their addresses. */
function inOrder(site: Site, pages: readonly ListedPage[]): ListedPage[] {
  const links = site.versions.flatMap(({ sidebars }) => Object.values(sidebars).flatMap(flattenLinks));
  const places = new Map(links.map(({ href }, at) => [routeKey(href), at]));
  const placeOf = ({ route }: ListedPage) => places.get(routeKey(route)) ?? links.length;
  return pages.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.route < b.route ? -1 : 1));
}

/** Pages by the entry of the navbar that is current on them; the rest last. */
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
  /** Title and description of the site. */
  title: string;
  description: string;
  /** Where the site is published, with its base: no slash at the end. */
  address: string;
  locales: Locales;
}

/**
 * The pages that language models are told of, in sections: those of the first language as the navbar has them, then those of each
 * other language. Home is what all of it is about.
 */
function listedPages(reader: SiteReader, locales: Locales, markdown: ReadonlyMap<string, MarkdownText>) {
  const site = reader.site(true);
  const pages = [...site.pages.values()].filter(
    (page) => isBuilt(page) && page.visibility.indexed && page.route !== '/' && markdown.has(page.route),
  );
  const all = inOrder(site, pages);
  const [first, ...others] = locales;
  const isOf = (locale: Locale) => (page: ListedPage) => localeOfPath(page.route, locales) === locale;
  return [
    ...sectionsOf(all.filter(isOf(first)), readNavItems(reader.options.docsDir)),
    ...others.map((locale) => ({ title: locale.label, pages: all.filter(isOf(locale)) })),
  ].filter((section) => section.pages.length > 0);
}

/**
 * Writes the Markdown of each page beside it, `llms.txt`, which lists the pages that language models are told of, and
 * `llms-full.txt` with their Markdown files (specification.md R-7.e, CODE-3).
 *
 * @param Markdown files by the addresses of their pages: a page that is a component has none.
 * @param outDir absolute path of the build's folder.
 */
export function writeLlms(
  reader: SiteReader,
  { title, description, address, locales }: LlmsOptions,
  markdown: ReadonlyMap<string, MarkdownText>,
  outDir: string,
): void {
  const write = (name: string, text: string) => {
    const file = path.join(outDir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  };
  const textOf = (...parts: string[]) => parts.filter(Boolean).join('\n');
  // Whoever reads one page learns where the others are.
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
