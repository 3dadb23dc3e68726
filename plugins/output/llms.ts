import type { RsbuildPlugin } from '@rsbuild/core';
import type { UserConfig } from '@rspress/core';
import { twinPath } from '../../model/routes.ts';
import { type Content, findPage } from '../content/site.ts';
import { MARKDOWN_ENVIRONMENT } from '../engine/mdxRule.ts';

/** Joins the twins that `llms.txt` lists to `llms-full.txt`, in its order; the engine's own has pages that are not listed. */
function rsbuildPluginFullText(listed: readonly string[], origin: string): RsbuildPlugin {
  return {
    name: 'output:llms-full-text',
    setup(api) {
      api.processAssets(
        { stage: 'report', environments: [MARKDOWN_ENVIRONMENT] },
        ({ assets, compilation, sources }) => {
          if (!assets['llms-full.txt']) return;
          const texts = listed.map((path) => {
            const text = assets[twinPath(path).slice(1)]?.source().toString() ?? '';
            return `---\nurl: ${origin}${twinPath(path)}\n---\n\n${text.trim()}\n`;
          });
          compilation.updateAsset('llms-full.txt', new sources.RawSource(texts.join('\n')));
        },
      );
    },
  };
}

/**
 * `llms.txt` and `llms-full.txt` with the pages that language models are told of.
 *
 * @param origin where the site is published.
 * @returns the engine's option `llms`, and what joins the full text.
 */
export function createLlms(
  content: Content,
  origin: string,
): { option: NonNullable<UserConfig['llms']>; rsbuildPlugin: RsbuildPlugin } {
  const listed: string[] = [];
  const option = {
    llmsTxt({ title, description, sections }) {
      const site = content.site(true);
      listed.length = 0;
      const lists = sections.map(({ title: name, pages }) => {
        const shown = pages.filter(({ routePath }) => findPage(site, routePath)?.visibility.indexed);
        listed.push(...shown.map(({ routePath }) => routePath));
        const items = shown.map(
          ({ title: page, routePath, description: text }) =>
            `- [${page}](${origin}${twinPath(routePath)})${text ? `: ${text}` : ''}`,
        );
        return `## ${name}\n\n${items.join('\n')}\n`;
      });
      return [`# ${title}\n\n> ${description}\n`, ...lists].join('\n');
    },
  } satisfies UserConfig['llms'];
  return { option, rsbuildPlugin: rsbuildPluginFullText(listed, origin) };
}
