import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { MARKDOWN_ENVIRONMENT } from '../engine/environments.ts';
import { withoutMdxCompiler } from '../engine/twinPages.ts';
import type { ExpandPage } from './expandedPage.ts';
import { rehypeHeadingLinks } from './headings/index.ts';
import { rehypePageTools } from './headings/tools.ts';
import { shikiOptions } from './highlight/index.ts';
import { rehypeInlineCode } from './highlight/inlineCode.ts';
import { transformerKind } from './highlight/kinds.ts';
import { transformerLong } from './highlight/long.ts';
import { transformerChange, transformerPlain, transformerRecorded } from './steps/transformer.ts';
import { rehypeTables } from './tables/index.ts';
import type { Twins } from './twin/index.ts';
import { transformerTypes } from './types/index.ts';

/**
 * Expands each page before the engine compiles it: the page and its server rendering share what that makes. For the Markdown twins it
 * makes the module itself. The check of the site has told by then what is wrong (`plugins/content/check`).
 */
function rsbuildPluginPages(expand: ExpandPage, twins: Twins): RsbuildPlugin {
  return {
    name: 'site:pages',
    setup(api) {
      api.transform({ test: /\.mdx?$/, order: 'pre' }, (page) => {
        const { code, resourcePath, environment, addDependency, addContextDependency } = page;
        const isTwin = environment.name === MARKDOWN_ENVIRONMENT;
        const { source, files, folders } = expand(code, resourcePath, isTwin ? 'markdown' : 'page');
        for (const file of files) addDependency(file);
        for (const folder of folders) addContextDependency(folder);
        return isTwin ? twins.moduleOf(source, resourcePath) : source;
      });
    },
  };
}

/**
 * What pages may write besides Markdown, and how it is shown: `<Sample name="…" />` and `<Step tutorial="…" step="…" />` are
 * expanded before the engine sees the page, so that the page, the search and the Markdown twin show the same; headings get
 * links, tables names, code its colours.
 *
 * @param expand from `createExpandPage`.
 * @param twins from `createTwins`.
 * @param typesFile absolute path of the recorded types of the framework.
 */
export function pluginMdx(expand: ExpandPage, twins: Twins, typesFile: string): RspressPlugin {
  return {
    name: 'site:mdx',
    markdown: {
      rehypePlugins: [rehypeHeadingLinks, rehypePageTools, rehypeTables, rehypeInlineCode],
    },
    config(config) {
      const shiki = shikiOptions(config.markdown?.shiki);
      config.markdown = {
        ...config.markdown,
        shiki: {
          ...shiki,
          transformers: [
            transformerKind(),
            ...(shiki.transformers ?? []),
            transformerChange(),
            transformerPlain(),
            transformerRecorded(),
            transformerTypes(typesFile),
            transformerLong(),
          ],
        },
      };
      return config;
    },
    builderConfig: {
      plugins: [rsbuildPluginPages(expand, twins)],
      tools: {
        bundlerChain(chain, { environment }) {
          if (environment.name === MARKDOWN_ENVIRONMENT) withoutMdxCompiler(chain);
        },
      },
    },
  };
}
