import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { twinPath } from '../../../theme/lib/twinPath.ts';
import { twinSource } from './twinSource.ts';

export interface MarkdownTwinsOptions {
  /** Where the site is published: scheme and host, no slash at the end. */
  origin: string;
}

/** The engine's build of the Markdown twins. */
const MARKDOWN_ENVIRONMENT = 'node_md';

const LOADER = fileURLToPath(new URL('./loader.mjs', import.meta.url));

/** Joins the twins that `llms.txt` lists to `llms-full.txt`, in its order; the engine's own has pages that are not listed. */
function rsbuildPluginFullText(listed: readonly string[], origin: string): RsbuildPlugin {
  return {
    name: 'markdown-twins:full-text',
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
 * What the engine's `llms` option lacks: twins without the syntax of pages, posts with their date, and no drafts and unlisted
 * pages in `llms.txt` and `llms-full.txt`. Stands before the plugins that expand pages: the bundler runs the last loader
 * first, and what they insert has headings and fences too.
 */
export function pluginMarkdownTwins({ origin }: MarkdownTwinsOptions): RspressPlugin {
  const listed: string[] = [];
  return {
    name: 'site:markdown-twins',
    config(config) {
      config.llms = {
        llmsTxt({ title, description, sections }) {
          listed.length = 0;
          const lists = sections.map(({ title: name, pages }) => {
            const shown = pages.filter(
              ({ frontmatter }) => frontmatter.unlisted !== true && frontmatter.draft !== true,
            );
            listed.push(...shown.map(({ routePath }) => routePath));
            const items = shown.map(
              ({ title: page, routePath, description: text }) =>
                `- [${page}](${origin}${twinPath(routePath)})${text ? `: ${text}` : ''}`,
            );
            return `## ${name}\n\n${items.join('\n')}\n`;
          });
          return [`# ${title}\n\n> ${description}\n`, ...lists].join('\n');
        },
      };
      return config;
    },
    builderConfig: {
      plugins: [rsbuildPluginFullText(listed, origin)],
      tools: {
        bundlerChain(chain, { environment }) {
          if (environment.name !== MARKDOWN_ENVIRONMENT) return;
          chain.module.rule('mdx').oneOf('mdx').use('twin').loader(LOADER).options({ twinSource });
        },
      },
    },
  };
}
