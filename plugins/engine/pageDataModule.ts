/**
 * Holds on to three parts of the engine, which have no options:
 * - the name of the Rsbuild plugin that parses every page twice for the engine's search, which is unused here;
 * - the module `virtual-page-data`, which puts title, description and front matter of all pages into every script;
 * - `pluginDriver` in the options of the MDX loader: without the first one, nothing else calls `extendPageData`.
 */
import fs from 'node:fs';
import type { RsbuildConfig, RsbuildPluginAPI, RspackChain } from '@rsbuild/core';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { engineChanged } from './engineChanged.ts';
import { checkBuiltFiles, isForBrowsers } from './forBrowsers.ts';
import { writeIfChanged } from './writeIfChanged.ts';

const FILE = 'pageDataModule.ts';

const READER = 'rsbuild-plugin-searchIndex';

const WHAT = 'data of all pages';

const MODULE = /[\\/]virtual-page-data\.js$/;

/** The MDX loader and its rule, with a branch of the same name. */
const LOADER = 'mdx-loader';
const RULE = 'mdx';

interface PluginDriver {
  getPlugins: () => RspressPlugin[];
  extendPageData: (page: PageIndexInfo) => Promise<unknown>;
}

/** The engine's plugins, those of other plugins included. @throws when the loader's options have another shape. */
export function pluginDriverOf(chain: RspackChain): PluginDriver {
  const loaders = chain.module.rules.get(RULE)?.oneOfs.get(RULE)?.uses;
  const options: unknown = loaders?.get(LOADER)?.get('options');
  const { pluginDriver } = (options ?? {}) as { pluginDriver?: Partial<PluginDriver> };
  if (typeof pluginDriver?.getPlugins !== 'function' || typeof pluginDriver.extendPageData !== 'function')
    throw engineChanged('list of plugins', FILE, `options: ${Object.keys(options ?? {}).join(', ')}`);
  return pluginDriver as PluginDriver;
}

/** Hooks that are not called: reason and alternative. */
const REFUSED: Readonly<Record<string, string>> = {
  modifySearchIndexData:
    'the search has an index of its own, made of the text of the pages. Change front matter or docs/_search.json instead',
  addSSGRoutes: 'Rspress 2 has no such hook. Use addPages instead',
};

/** @throws for a plugin with such a hook. */
export function refuseHooks(plugins: readonly RspressPlugin[]): void {
  for (const plugin of plugins)
    for (const [hook, reason] of Object.entries(REFUSED))
      if (hook in plugin)
        throw new Error(
          `The plugin "${plugin.name}" has the hook ${hook}, which is not called: ${reason}, or take the plugin out.`,
        );
}

/** Page data with lazy members: plugins read few of them, and some are slow. */
export type LazyPageData = { [Key in keyof PageIndexInfo]: () => PageIndexInfo[Key] };

/** Page data with lazy properties, which hooks may overwrite. */
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

/**
 * Keys that the runtime takes from the page's own chunk, or drops. `lastUpdatedTime` is written by the engine, in the time zone
 * and the locale of the machine that builds; the theme has the date of git instead (`pageMeta.ts`).
 */
const OWN = new Set(['routePath', 'title', 'frontmatter', 'toc', 'content', 'lastUpdatedTime']);

/**
 * Calls `extendPageData` of all plugins for all pages, concurrently as the engine does.
 * @returns additions for `usePageData`, by page.
 */
export async function extendPages(
  driver: Pick<PluginDriver, 'extendPageData'>,
  lazyPages: readonly LazyPageData[],
): Promise<Record<string, unknown>[]> {
  const pages = lazyPages.map(createPage);
  await Promise.all(pages.map((page) => driver.extendPageData(page)));
  return pages.flatMap((page) => {
    const properties = Object.entries(Object.getOwnPropertyDescriptors(page));
    // Those that hooks have written are no longer getters.
    const written = properties.filter(([key, { get }]) => !get && !key.startsWith('_') && !OWN.has(key));
    const additions = Object.fromEntries(written.map(([key, { value }]) => [key, value]));
    return written.length > 0 ? [{ routePath: page.routePath, ...additions }] : [];
  });
}

/** The module with the additions of plugins only. @param pages JSON. @throws for other exports. */
export function lightPageData(code: string, pages: string): string {
  const names = [...code.matchAll(/\bexport\s+(?:const|let|var|default|\{)\s*(\w*)/g)].map(
    ([, name]) => name,
  );
  if (names.toSorted().join() !== 'pageData,searchIndexHash')
    throw engineChanged(WHAT, FILE, `exports: ${names.join(', ')}`);
  return `export const pageData = { pages: ${pages} };\nexport const searchIndexHash = {};\n`;
}

/**
 * Rewrites the module. A cached module is not rewritten again, so a build checks the files of the compilation instead of calls.
 */
export function rewriteModule(api: RsbuildPluginAPI, file: string): void {
  api.transform({ test: MODULE, order: 'post' }, ({ code, addDependency }) => {
    addDependency(file);
    return lightPageData(code, fs.readFileSync(file, 'utf8'));
  });
  checkBuiltFiles(api, (files) => {
    if (!files.some((name) => MODULE.test(name)))
      throw engineChanged(WHAT, FILE, 'no module virtual-page-data');
  });
}

/**
 * Replaces the engine's own search and page data, and calls `extendPageData`.
 * @param file for additions to pages, out of the repository and of the pages.
 * @param pages read when a plugin has the hook.
 * @throws in `setup`, when the engine has no such plugin.
 */
export function pageData(file: string, pages: () => readonly LazyPageData[]): RsbuildConfig {
  return {
    plugins: [
      {
        name: 'engine:page-data',
        remove: [READER],
        setup(api) {
          // Removed plugins are still listed.
          if (!api.isPluginExists(READER)) throw engineChanged('own search', FILE, `no ${READER}`);
          rewriteModule(api, file);
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
