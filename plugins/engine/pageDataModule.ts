/**
 * Holds on to three parts of the engine, for which there are no options:
 * - the name of its Rsbuild plugin that parses every page twice for its own search, which this site does not use;
 * - its module `virtual-page-data`, which brings title, description and front matter of every page into the script of each;
 * - `pluginDriver` among the options of its MDX loader: without the first one nobody else calls `extendPageData`.
 */
import fs from 'node:fs';
import type { RsbuildConfig, RspackChain } from '@rsbuild/core';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { engineChanged } from './engineChanged.ts';
import { isForBrowsers } from './forBrowsers.ts';
import { rewriteModule } from './rewrittenModule.ts';
import { writeIfChanged } from './writeIfChanged.ts';

const FILE = 'pageDataModule.ts';

const READER = 'rsbuild-plugin-searchIndex';

/** The engine's compiler of pages, and the rule of the bundler, with a branch of the same name, that it is in. */
const LOADER = 'mdx-loader';
const RULE = 'mdx';

/** The engine's list of plugins, as far as it is used here. */
interface PluginDriver {
  getPlugins: () => RspressPlugin[];
  extendPageData: (page: PageIndexInfo) => Promise<unknown>;
}

/**
 * The engine's plugins, those included that other plugins have added.
 *
 * @throws when the engine hands them to its loader of pages in another way.
 */
export function pluginDriverOf(chain: RspackChain): PluginDriver {
  const loaders = chain.module.rules.get(RULE)?.oneOfs.get(RULE)?.uses;
  const options: unknown = loaders?.get(LOADER)?.get('options');
  const { pluginDriver } = (options ?? {}) as { pluginDriver?: Partial<PluginDriver> };
  if (typeof pluginDriver?.getPlugins !== 'function' || typeof pluginDriver.extendPageData !== 'function')
    throw engineChanged('list of plugins', FILE, `options: ${Object.keys(options ?? {}).join(', ')}`);
  return pluginDriver as PluginDriver;
}

/** Hooks that a build ends at: why they are not called, and what serves instead. */
const REFUSED: Readonly<Record<string, string>> = {
  modifySearchIndexData:
    'the search has an index of its own, made of the text of the pages. Change front matter or docs/_search.json instead',
  addSSGRoutes: 'Rspress 2 has no such hook. Use addPages instead',
};

/**
 * @throws for a plugin with a hook that is not called: never is one left out in silence.
 */
export function refuseHooks(plugins: readonly RspressPlugin[]): void {
  for (const plugin of plugins)
    for (const [hook, reason] of Object.entries(REFUSED))
      if (hook in plugin)
        throw new Error(
          `The plugin "${plugin.name}" has the hook ${hook}, which is not called: ${reason}, or take the plugin out.`,
        );
}

/** Data of a page, each read when somebody asks for it: most plugins need little of it, and some is dear. */
export type LazyPageData = { [Key in keyof PageIndexInfo]: () => PageIndexInfo[Key] };

/** The page that a hook gets: properties that read when they are asked for, until somebody writes them. */
function createPage(lazy: LazyPageData): PageIndexInfo {
  const page = {};
  for (const [key, read] of Object.entries(lazy)) {
    let known: { value: unknown } | undefined;
    Object.defineProperty(page, key, {
      enumerable: true,
      configurable: true,
      get() {
        known ??= { value: read() };
        return known.value;
      },
      set(value) {
        Object.defineProperty(page, key, { value, enumerable: true, configurable: true, writable: true });
      },
    });
  }
  return page as PageIndexInfo;
}

/** What the runtime takes from the page's own chunk, or does not pass on. */
const OWN = new Set(['routePath', 'title', 'frontmatter', 'toc', 'content']);

/** What hooks have written: `page` has values there, and not what reads them. */
function additionsOf(page: PageIndexInfo): Record<string, unknown> {
  const written = Object.entries(Object.getOwnPropertyDescriptors(page)).filter(
    ([key, { get }]) => !get && !key.startsWith('_') && !OWN.has(key),
  );
  return Object.fromEntries(written.map(([key, { value }]) => [key, value]));
}

/**
 * Calls the hook `extendPageData` of all plugins for all pages, as the engine would: side by side.
 *
 * @returns what they have added for `usePageData`; a page without additions is left out.
 */
export async function extendPages(
  driver: Pick<PluginDriver, 'extendPageData'>,
  lazyPages: readonly LazyPageData[],
): Promise<Record<string, unknown>[]> {
  const pages = lazyPages.map(createPage);
  await Promise.all(pages.map((page) => driver.extendPageData(page)));
  return pages.flatMap((page) => {
    const additions = additionsOf(page);
    return Object.keys(additions).length > 0 ? [{ routePath: page.routePath, ...additions }] : [];
  });
}

/** The exports of the module, and what stands in them where no plugin adds anything. */
const EXPORTS: Readonly<Record<string, (pages: string) => string>> = {
  pageData: (pages) => `{ pages: ${pages} }`,
  searchIndexHash: () => '{}',
};

/**
 * The module with the same exports, and of the pages only what plugins have added.
 *
 * @param pages JSON: a list.
 * @throws when it exports anything else.
 */
export function lightPageData(code: string, pages: string): string {
  const names = [...code.matchAll(/\bexport\s+(?:const|let|var|default|\{)\s*(\w*)/g)].map(
    ([, name = '']) => name,
  );
  if (names.toSorted().join() !== Object.keys(EXPORTS).join())
    throw engineChanged('data of all pages', FILE, `exports: ${names.join(', ')}`);
  return names.map((name) => `export const ${name} = ${EXPORTS[name]?.(pages)};\n`).join('');
}

/**
 * Configuration by which the engine neither reads all pages for its own search nor puts their data into every page, and the hook
 * `extendPageData` is called all the same.
 *
 * @param file absolute path of a file for what plugins add to pages. Keep it out of the repository and of the pages.
 * @param pages data of all pages of the site: asked for where a plugin has the hook.
 * @throws in `setup`, when the engine has no such plugin.
 */
export function pageData(file: string, pages: () => readonly LazyPageData[]): RsbuildConfig {
  return {
    plugins: [
      {
        name: 'engine:page-data',
        remove: [READER],
        setup(api) {
          // One that was taken out is still listed.
          if (!api.isPluginExists(READER)) throw engineChanged('own search', FILE, `no ${READER}`);
          rewriteModule(api, {
            name: 'virtual-page-data',
            what: 'data of all pages',
            file: FILE,
            inputs: [file],
            rewrite: (code) => lightPageData(code, fs.readFileSync(file, 'utf8')),
          });
        },
      },
    ],
    tools: {
      async bundlerChain(chain, { environment }) {
        if (!isForBrowsers(environment)) return;
        const driver = pluginDriverOf(chain);
        const plugins = driver.getPlugins();
        refuseHooks(plugins);
        const isUsed = plugins.some(({ extendPageData }) => extendPageData);
        writeIfChanged(file, JSON.stringify(isUsed ? await extendPages(driver, pages()) : []));
      },
    },
  };
}
