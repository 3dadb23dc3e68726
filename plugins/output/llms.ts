import type { RsbuildPlugin } from '@rsbuild/core';
import type { UserConfig } from '@rspress/core';
import { type Locales, localeOfPath } from '../../model/locales.ts';
import { twinPath } from '../../model/routes.ts';
import type { Locale } from '../../model/site.ts';
import { type Content, findPage } from '../content/site.ts';
import { llmsOption, rsbuildPluginTwins } from '../engine/llms.ts';
import { absoluteLinks, narrowTables, withPointer } from './twins.ts';

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
    const all = sections.flatMap(({ pages }) => pages);
    const isOf = (locale: Locale) => (page: { routePath: string }) =>
      localeOfPath(page.routePath, locales) === locale;
    const [first, ...others] = locales;
    const parts = [
      ...sections.map((section) => ({ title: section.title, pages: section.pages.filter(isOf(first)) })),
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
    twin: (text) => narrowTables(absoluteLinks(text, origin)),
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
