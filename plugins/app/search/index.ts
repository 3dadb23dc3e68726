import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { type Content, findPage } from '../../content/site.ts';
import { leaveOutSearchIndex } from '../../engine/searchIndex.ts';
import { searchPagesOf } from '../../engine/searchPages.ts';
import { keepChunksWhole } from '../../engine/wholeChunks.ts';
import { writeIfChanged } from '../../engine/writeIfChanged.ts';
import { createShards, type SearchedPage } from './shards.ts';
import { readWords } from './words.ts';

export interface SearchOptions {
  /** Absolute path of a folder for generated files. Keep it out of the repository. */
  generatedDir: string;
  /** Absolute path of the words of the site's subject: `docs/_search.json`. */
  wordsFile: string;
}

/** Prefix under which the theme imports the two files. */
const MODULE = 'virtual-search';

/** Where the empty search sends readers: apart from the other words, which only the engine of the search needs. */
const START_MODULE = 'virtual-search-start';

/** Where the search runs: one file each. */
const WHOLE_CHUNKS: ReadonlySet<string> = new Set(['search-worker', 'search-in-page']);

function rsbuildPluginSearch({ generatedDir, wordsFile }: SearchOptions): RsbuildPlugin {
  const startFile = path.join(generatedDir, 'start', 'index.js');
  return {
    name: 'site:search',
    setup(api) {
      writeIfChanged(startFile, '// Its content is made while bundling.\n');
      api.transform({ test: startFile }, ({ addDependency }) => {
        addDependency(wordsFile);
        return `export default ${JSON.stringify(readWords(wordsFile).startingPoints)};`;
      });
      api.modifyBundlerChain((chain) => {
        chain.resolve.alias.set(START_MODULE, startFile);
        chain.resolve.alias.set(MODULE, generatedDir);
        chain.module
          .rule('search-index')
          .test((file: string) => path.dirname(file) === generatedDir)
          .type('asset/resource')
          .set('generator', { filename: 'static/search/[name].[contenthash:8].json' });
      });
      keepChunksWhole(api, WHOLE_CHUNKS);
      leaveOutSearchIndex(api);
    },
  };
}

/**
 * The index of the site's own search (`theme/search`), from the sections that the engine finds for its own: names carry
 * a hash of the content, and the development server serves the same files.
 *
 * Its place among the plugins matters: after those that change the text of pages.
 */
export function pluginSearch(content: Content, options: SearchOptions): RspressPlugin {
  const { generatedDir } = options;
  let production = true;
  return {
    name: 'site:search',
    config(config, _utils, isProd) {
      production = isProd;
      return config;
    },
    modifySearchIndexData(pages) {
      const site = content.site(production);
      const searched = searchPagesOf(pages).flatMap((page): SearchedPage[] => {
        const { visibility, version } = findPage(site, page.routePath) ?? {};
        return visibility?.searched ? [{ ...page, version: version?.name }] : [];
      });
      const shards = createShards(searched);
      fs.mkdirSync(generatedDir, { recursive: true });
      for (const [name, shard] of Object.entries(shards))
        fs.writeFileSync(path.join(generatedDir, `${name}.txt`), JSON.stringify(shard));
    },
    builderConfig: { plugins: [rsbuildPluginSearch(options)] },
  };
}
