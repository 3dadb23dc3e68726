import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { type Locales, localeOfPath } from '../../../model/locales.ts';
import type { Locale } from '../../../model/site.ts';
import type { BuildCache } from '../../content/buildCache.ts';
import { asksOf } from '../../content/frontmatter.ts';
import type { Site, SiteReader } from '../../content/siteReader.ts';
import { writeIfChanged } from '../../engine/writeIfChanged.ts';
import { readSearchWords } from './searchWords.ts';
import { createShards, type SearchedPage } from './shards.ts';
import { splitIndex } from './splitIndex.ts';

interface SearchOptions {
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

const SHARDS = ['headings', 'bodies'] as const;

/** `headings.txt` for the first locale, `headings-de.txt` for others. */
const fileOf = (shard: string, locale: Locale, locales: Locales) =>
  locale === locales[0] ? `${shard}.txt` : `${shard}-${locale.code}.txt`;

/** Addresses of the index files by locale. Paths are relative, because absolute ones would change the names of scripts. */
function addressesModule(locales: Locales): string {
  const imports = locales.flatMap((locale, at) =>
    SHARDS.map((shard) => `import ${shard}${at} from "../${fileOf(shard, locale, locales)}";\n`),
  );
  const entries = locales.map(
    ({ code }, at) => `${JSON.stringify(code)}: { headings: headings${at}, bodies: bodies${at} }`,
  );
  return `${imports.join('')}export default { ${entries.join(', ')} };\n`;
}

function startModule(wordsFile: string): string {
  const { startingPoints = [], ingredients = {} } = readSearchWords(wordsFile).value ?? {};
  return `export default ${JSON.stringify(startingPoints)}; export const ingredients = ${JSON.stringify(Object.entries(ingredients))};`;
}

export const searchedPages = (
  { pages }: Pick<Site, 'pages'>,
  sectionsOf: SearchOptions['sectionsOf'],
): SearchedPage[] =>
  [...pages.values()]
    .filter(({ visibility }) => visibility.searched)
    .map((page) => ({
      ...page,
      asks: asksOf(page.frontmatter),
      version: page.version?.name,
      sections: page.file === undefined ? [] : sectionsOf(page.file),
    }));

type Texts = Record<string, string>;

/** Files by name: those that the theme imports, and the parts of a split index. */
function createIndex(pages: readonly SearchedPage[], { locales, isLarge }: SearchOptions) {
  const files: Texts = {};
  const parts: Texts = {};
  for (const locale of locales) {
    const own = pages.filter(({ route }) => localeOfPath(route, locales) === locale);
    const whole = createShards(own);
    const cut = isLarge ? splitIndex(whole.headings, whole.bodies) : undefined;
    Object.assign(parts, cut && Object.fromEntries(cut.files));
    const shards = cut ? { headings: cut.titles, bodies: cut.directory } : whole;
    for (const shard of SHARDS) files[fileOf(shard, locale, locales)] = JSON.stringify(shards[shard]);
  }
  return { files, parts };
}

/** Writes the files of the index unless the site is the one that was written. @returns parts of a split index, once written. */
function createWriter(reader: SiteReader, options: SearchOptions) {
  const parts: Texts = {};
  let written: Site | undefined;
  const write = () => {
    const site = reader.site();
    if (site === written) return;
    written = site;
    const create = () => createIndex(searchedPages(site, options.sectionsOf), options);
    const cached = () =>
      options.cache.read('search', reader.digest(), () => JSON.stringify(create())).toString();
    // Written by this code.
    const index: ReturnType<typeof create> = reader.options.production ? JSON.parse(cached()) : create();
    for (const [name, text] of Object.entries(index.files))
      writeIfChanged(path.join(options.generatedDir, name), text);
    Object.assign(parts, index.parts);
  };
  return { write, parts };
}

/** Files of the search index (`theme/search`), with hashed names. */
export function pluginSearch(reader: SiteReader, options: SearchOptions): RspressPlugin {
  const { generatedDir, wordsFile, locales } = options;
  const startFile = path.join(generatedDir, 'start', 'index.js');
  const addressesFile = path.join(generatedDir, 'addresses', 'index.js');
  const { write, parts } = createWriter(reader, options);
  const bundled: RsbuildPlugin = {
    name: 'site:search',
    setup(api) {
      writeIfChanged(addressesFile, addressesModule(locales));
      api.onBeforeBuild(write);
      // Development writes the index on the first search.
      if (api.context.action === 'dev')
        api.transform({ test: addressesFile }, ({ code, addContextDependency }) => {
          addContextDependency(reader.options.docsDir);
          write();
          return code;
        });
      writeIfChanged(startFile, '// Its content is made while bundling.\n');
      api.transform({ test: startFile }, ({ addDependency }) => {
        addDependency(wordsFile);
        return startModule(wordsFile);
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
        for (const [name, text] of Object.entries(parts))
          compilation.emitAsset(FOLDER + name, new sources.RawSource(text));
      });
    },
  };
  return { name: 'site:search', builderConfig: { plugins: [bundled] } };
}
