import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { type Dependencies, rsbuildPluginDependencies } from '../engine/dependencies.ts';
import { rehypeBase } from './baseAddresses.ts';
import type { ExpandPage } from './expandPage.ts';
import { IS_HOME, rehypeHeadingLinks, rehypePageTools } from './headings/index.ts';
import { shikiOptions } from './highlight/index.ts';
import { rehypeInlineCode } from './highlight/longInlineCode.ts';
import { rehypeTables } from './tables/index.ts';

/**
 * Creates a remark plugin that expands elements. It wraps the parser of the processor, a documented property, so that the
 * engine's own plugins, which run first, see the expanded tree.
 * @param origins receives the dependencies.
 */
export function createRemarkElements(expand: ExpandPage, origins: Map<string, Dependencies>) {
  return function remarkElements(this: Processor) {
    const { parser } = this;
    if (!parser)
      throw new Error('The pages are compiled without a parser: remarkElements must come after it.');
    this.parser = (document, file) => {
      const page = path.resolve(file.path);
      const { treeFor, files, folders, isHome } = expand(parser(document, file) as Root, page);
      file.data[IS_HOME] = isHome;
      origins.set(page, { files, folders });
      return treeFor('page');
    };
  };
}

/**
 * Elements of pages in addition to Markdown, and their rendering: `<Sample name="…" />` and `<Step tutorial="…" step="…" />`
 * are expanded in the tree of the page, so that the page, the search and the Markdown have the same content. Headings get
 * links, tables names, and code its colours.
 */
export function pluginMdx(expand: ExpandPage, typesFile: string, base: string): RspressPlugin {
  const origins = new Map<string, Dependencies>();
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
