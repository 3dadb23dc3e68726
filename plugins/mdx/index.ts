import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { digestOf } from '../engine/cacheDigest.ts';
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

const HOME = path.resolve(import.meta.dirname, '../..');

/** What decides how a block looks, but for its text. */
const COLOURING = [
  'model',
  'plugins/engine/codeBlocks.ts',
  'plugins/mdx/highlight',
  'plugins/mdx/index.ts',
  'plugins/mdx/steps',
  'plugins/mdx/types',
  'package-lock.json',
];

/**
 * What pages may write besides Markdown, and how it is shown: `<Sample name="…" />` and `<Step tutorial="…" step="…" />` are
 * expanded before the engine sees the page, so that the page, the search and the Markdown twin show the same; headings get
 * links, tables names, code its colours.
 *
 * @param expand from `createExpandPage`.
 * @param twins from `createTwins`.
 * @param files absolute paths: `types` of the recorded types of the framework, `blocks` of what keeps coloured code between builds.
 */
export function pluginMdx(
  expand: ExpandPage,
  twins: Twins,
  files: { types: string; blocks: string },
): RspressPlugin {
  const blocks = createBlockMemory(files.types, { file: files.blocks, digest: digestOf(HOME, COLOURING) });
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
          cache: blocks,
          transformers: [
            transformerKind(),
            ...(shiki.transformers ?? []),
            transformerChange(),
            transformerPlain(),
            transformerRecorded(),
            transformerTypes(files.types),
            transformerLong(),
            transformerSeen(),
          ],
        },
      };
      return config;
    },
    builderConfig: {
      plugins: [
        { name: 'site:blocks', apply: 'build', setup: (api) => api.onAfterBuild(() => blocks.save()) },
      ],
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
