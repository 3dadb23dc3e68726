import type { RspressPlugin } from '@rspress/core';
import { rsbuildPluginDependencies } from '../engine/dependencies.ts';
import { rehypeBase } from './baseAddresses.ts';
import type { ExpandPage } from './expandedPage.ts';
import { rehypeHeadingLinks, rehypePageTools } from './headings/index.ts';
import { shikiOptions } from './highlight/index.ts';
import { rehypeInlineCode } from './highlight/longInlineCode.ts';
import { createRemarkElements, type Origins } from './remarkElements.ts';
import { rehypeTables } from './tables/index.ts';

/**
 * Elements of pages in addition to Markdown, and their rendering: `<Sample name="…" />` and `<Step tutorial="…" step="…" />`
 * are expanded in the tree of the page, so that the page, the search and the Markdown have the same content. Headings get
 * links, tables names, and code its colours.
 */
export function pluginMdx(expand: ExpandPage, typesFile: string, base: string): RspressPlugin {
  const origins: Origins = new Map();
  return {
    name: 'site:mdx',
    markdown: {
      remarkPlugins: [createRemarkElements(expand, origins)],
      rehypePlugins: [
        [rehypeBase, base],
        rehypeHeadingLinks,
        rehypePageTools,
        rehypeTables,
        rehypeInlineCode,
      ],
    },
    config(config) {
      config.markdown = { ...config.markdown, shiki: shikiOptions(config.markdown?.shiki, typesFile) };
      return config;
    },
    // A changed sample recompiles its pages.
    builderConfig: {
      plugins: [
        rsbuildPluginDependencies('site:pages', { test: /\.mdx?$/, order: 'post' }, (file) =>
          origins.get(file),
        ),
      ],
    },
  };
}
