import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { createBlockMemory, rehypeSeenCode, transformerSeen } from '../engine/codeBlocks.ts';
import { MARKDOWN_ENVIRONMENT } from '../engine/environments.ts';
import { addMdxLoader } from '../engine/mdxRule.ts';
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

const LOADER = fileURLToPath(new URL('./loader.mjs', import.meta.url));

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
      rehypePlugins: [rehypeSeenCode, rehypeHeadingLinks, rehypePageTools, rehypeTables, rehypeInlineCode],
    },
    config(config) {
      const shiki = shikiOptions(config.markdown?.shiki);
      config.markdown = {
        ...config.markdown,
        shiki: {
          ...shiki,
          cache: createBlockMemory(typesFile),
          transformers: [
            transformerKind(),
            ...(shiki.transformers ?? []),
            transformerChange(),
            transformerPlain(),
            transformerRecorded(),
            transformerTypes(typesFile),
            transformerLong(),
            transformerSeen(),
          ],
        },
      };
      return config;
    },
    builderConfig: {
      tools: {
        bundlerChain(chain, { environment }) {
          const isTwins = environment.name === MARKDOWN_ENVIRONMENT;
          addMdxLoader(chain, 'site', LOADER, isTwins ? { expand, twins } : { expand });
          if (isTwins) withoutMdxCompiler(chain);
        },
      },
    },
  };
}
