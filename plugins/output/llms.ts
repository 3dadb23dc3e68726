import type { RsbuildPlugin } from '@rsbuild/core';
import type { UserConfig } from '@rspress/core';
import { type Locales, localeOfPath } from '../../model/locales.ts';
import type { NavItem } from '../../model/pageData.ts';
import { sameRoute, twinPath } from '../../model/routes.ts';
import { flattenLinks } from '../../model/sidebars.ts';
import type { Locale } from '../../model/site.ts';
import { readNavItems } from '../content/menus.ts';
import { type Content, findPage, type Site } from '../content/site.ts';
import { llmsOption, rsbuildPluginTwins } from '../engine/llms.ts';
import { absoluteLinks, narrowTables, plainContainers, withPointer } from './twins.ts';

/** A page of the build, by its address without the base. */
type LlmsPage = Readonly<{ routePath: string }>;

/** Pages as the sidebars list them, then all others by their addresses. */
function inOrder(site: Site, pages: readonly LlmsPage[]): LlmsPage[] {
  const links = site.versions.flatMap(({ sidebars }) => Object.values(sidebars).flatMap(flattenLinks));
  const places = new Map(links.map(({ href }, at) => [sameRoute(href), at]));
  const placeOf = ({ routePath }: LlmsPage) => places.get(sameRoute(routePath)) ?? links.length;
  return pages.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.routePath < b.routePath ? -1 : 1));
}

/** Pages by the entry of the navbar that is current on them; the rest last. */
function sectionsOf(
  pages: readonly LlmsPage[],
  nav: readonly NavItem[],
): { title: string; pages: readonly LlmsPage[] }[] {
  const entryOf = ({ routePath }: LlmsPage) =>
    nav.find(({ activeMatch }) => activeMatch !== undefined && new RegExp(activeMatch).test(routePath));
  return [...nav, undefined].map((entry) => ({
    title: entry?.text ?? 'Others',
    pages: pages.filter((page) => entryOf(page) === entry),
  }));
}

/**
 * `llms.txt` and `llms-full.txt` with the pages that language models are told of: those of the first language in the
 * sections of the site, then those of each other language; and the last touch to the Markdown twins.
 *
 * @param origin where the site is published.
 * @returns the engine's option `llms`, and what writes the full text and the twins.
 */
export function createLlms(
  content: Content,
  origin: string,
  locales: Locales,
): { option: NonNullable<UserConfig['llms']>; rsbuildPlugin: RsbuildPlugin } {
  const listed: string[] = [];
  const option = llmsOption(({ title, description, sections }) => {
    const site = content.site(true);
    listed.length = 0;
    const all = inOrder(
      site,
      sections.flatMap(({ pages }) => pages),
    );
    const [first, ...others] = locales;
    const isOf = (locale: Locale) => (page: LlmsPage) => localeOfPath(page.routePath, locales) === locale;
    const parts = [
      ...sectionsOf(all.filter(isOf(first)), readNavItems(content.options.docsDir)),
      ...others.map((locale) => ({ title: locale.label, pages: all.filter(isOf(locale)) })),
    ];
    const lists = parts.flatMap(({ title: name, pages }) => {
      const shown = pages.flatMap(({ routePath }) => {
        const page = findPage(site, routePath);
        return page?.visibility.indexed ? [{ ...page, routePath }] : [];
      });
      if (shown.length === 0) return [];
      listed.push(...shown.map(({ routePath }) => routePath));
      const items = shown.map(
        ({ title: page, routePath, description: text }) =>
          `- [${page}](${origin}${twinPath(routePath)})${text ? `: ${text}` : ''}`,
      );
      return [`## ${name}\n\n${items.join('\n')}\n`];
    });
    return [`# ${title}\n\n> ${description}\n`, ...lists].join('\n');
  });
  const rsbuildPlugin = rsbuildPluginTwins({
    twin: (text) => narrowTables(absoluteLinks(plainContainers(text), origin)),
    // Joined in the order of the list; the engine's own has pages that are not listed.
    fullText: (twin) =>
      listed
        .map(twinPath)
        .map((path) => `---\nurl: ${origin}${path}\n---\n\n${twin(path.slice(1)).trim()}\n`)
        .join('\n'),
    alone: (text) => withPointer(text, origin),
  });
  return { option, rsbuildPlugin };
}
