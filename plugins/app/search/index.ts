import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { type Locales, localeOfPath } from '../../../model/locales.ts';
import type { Locale } from '../../../model/site.ts';
import type { BuildCache } from '../../content/buildCache.ts';
import { asksOf } from '../../content/frontmatter.ts';
import type { Site, SiteReader } from '../../content/siteReader.ts';
import { writeIfChanged } from '../../engine/writeIfChanged.ts';
import { readWords } from './searchWords.ts';
import { createShards, type SearchedPage } from './shards.ts';
import { splitIndex } from './splitIndex.ts';

export interface SearchOptions {
  cache: BuildCache;
  generatedDir: string;
  /** `docs/_search.json`. */
  wordsFile: string;
  /** Each has a separate index. */
  locales: Locales;
  isLarge: boolean;
  sectionsOf: (file: string) => SearchedPage['sections'];
}

const FOLDER = 'static/search/';

const MODULE = 'virtual-search';

/** Starting points and ingredients apart from the vocabulary, which only the worker needs. */
const START_MODULE = 'virtual-search-start';

/** `headings.txt` for the first locale, `headings-de.txt` for others. */
const fileOf = (shard: string, locale: Locale, locales: Locales) =>
  locale === locales[0] ? `${shard}.txt` : `${shard}-${locale.code}.txt`;

/** Addresses of the index files by locale. Paths are relative, because absolute ones would change the names of scripts. */
function addressesModule({ locales }: Pick<SearchOptions, 'locales'>): string {
  const imports = locales.flatMap((locale, at) =>
    ['headings', 'bodies'].map((shard) => {
      const file = `../${fileOf(shard, locale, locales)}`;
      return `import ${shard}${at} from ${JSON.stringify(file)};\n`;
    }),
  );
  const entries = locales.map(
    ({ code }, at) => `${JSON.stringify(code)}: { headings: headings${at}, bodies: bodies${at} }`,
  );
  return `${imports.join('')}export default { ${entries.join(', ')} };\n`;
}

/** @param write writes the index unless it is written. @param parts of a split index, once written. */
function rsbuildPluginSearch(
  options: SearchOptions,
  docsDir: string,
  write: () => void,
  parts: ReadonlyMap<string, string>,
): RsbuildPlugin {
  const { generatedDir, wordsFile } = options;
  const startFile = path.join(generatedDir, 'start', 'index.js');
  const addressesFile = path.join(generatedDir, 'addresses', 'index.js');
  return {
    name: 'site:search',
    setup(api) {
      writeIfChanged(addressesFile, addressesModule(options));
      api.onBeforeBuild(write);
      // Development writes the index on the first search.
      if (api.context.action === 'dev')
        api.transform({ test: addressesFile }, ({ code, addContextDependency }) => {
          addContextDependency(docsDir);
          write();
          return code;
        });
      writeIfChanged(startFile, '// Its content is made while bundling.\n');
      api.transform({ test: startFile }, ({ addDependency }) => {
        addDependency(wordsFile);
        const { startingPoints, ingredients } = readWords(wordsFile);
        return `export default ${JSON.stringify(startingPoints)}; export const ingredients = ${JSON.stringify(Object.entries(ingredients))};`;
      });
      api.modifyBundlerChain((chain) => {
        chain.resolve.alias.set(START_MODULE, startFile);
        chain.resolve.alias.set(MODULE, addressesFile);
        chain.module
          .rule('search-index')
          .test((file: string) => path.dirname(file) === generatedDir)
          .type('asset/resource')
          .set('generator', { filename: `${FOLDER}[name].[contenthash:8].json` });
      });
      api.processAssets({ stage: 'additional', targets: ['web'] }, ({ compilation, sources }) => {
        for (const [name, text] of parts) compilation.emitAsset(FOLDER + name, new sources.RawSource(text));
      });
    },
  };
}

export const searchedPages = (
  { pages }: Pick<Site, 'pages'>,
  sectionsOf: SearchOptions['sectionsOf'],
): SearchedPage[] =>
  [...pages.values()]
    .filter(({ visibility }) => visibility.searched)
    .map(({ route, file, title, description, frontmatter, published, tags, version }) => ({
      route,
      title,
      description,
      published,
      tags,
      asks: asksOf(frontmatter),
      version: version?.name,
      sections: file === undefined ? [] : sectionsOf(file),
    }));

interface IndexFiles {
  /** Imported by the theme. */
  files: Record<string, string>;
  /** Parts of a split index. */
  parts: Record<string, string>;
}

function createIndex(pages: readonly SearchedPage[], { locales, isLarge }: SearchOptions): IndexFiles {
  const index: IndexFiles = { files: {}, parts: {} };
  for (const locale of locales) {
    const own = pages.filter(({ route }) => localeOfPath(route, locales) === locale);
    const { headings, bodies } = createShards(own);
    const cut = isLarge ? splitIndex(headings, bodies) : undefined;
    Object.assign(index.parts, cut && Object.fromEntries(cut.files));
    const shards = cut ? { headings: cut.titles, bodies: cut.directory } : { headings, bodies };
    for (const [name, shard] of Object.entries(shards))
      index.files[fileOf(name, locale, locales)] = JSON.stringify(shard);
  }
  return index;
}

/** Files of the search index (`theme/search`), with hashed names. */
export function pluginSearch(reader: SiteReader, options: SearchOptions): RspressPlugin {
  const { generatedDir, cache, sectionsOf } = options;
  const parts = new Map<string, string>();
  let written: ReturnType<SiteReader['site']> | undefined;
  const write = () => {
    const site = reader.site();
    if (site === written) return;
    written = site;
    const create = () => createIndex(searchedPages(site, sectionsOf), options);
    const index = reader.options.production
      ? // Written by this code.
        (JSON.parse(
          cache.read('search', reader.digest(), () => JSON.stringify(create())).toString(),
        ) as IndexFiles)
      : create();
    for (const [name, text] of Object.entries(index.files))
      writeIfChanged(path.join(generatedDir, name), text);
    for (const [name, text] of Object.entries(index.parts)) parts.set(name, text);
  };
  return {
    name: 'site:search',
    builderConfig: { plugins: [rsbuildPluginSearch(options, reader.options.docsDir, write, parts)] },
  };
}
