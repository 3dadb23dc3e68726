/**
 * Holds on to: the hooks of `@rspress/plugin-sitemap`, which are called from here for the pages that search engines are told of,
 * and that it reads `customMaps` when a page is seen. It has no option to leave a page out, or for other dates than those of
 * the files.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pluginSitemap } from '@rspress/plugin-sitemap';
import { engineChanged } from './changed.ts';

/** The engine's plugin, as far as it is called here. */
type EnginePlugin = Pick<ReturnType<typeof pluginSitemap>, 'beforeBuild' | 'extendPageData' | 'afterBuild'>;

/** What it is told of a page and does not read. */
const UNREAD = { title: '', toc: [], content: '', frontmatter: {}, lang: '', version: '', _relativePath: '' };

/** What is said of one page. */
export interface SitemapEntry {
  /** Its whole address. */
  loc: string;
  /** ISO date. Default: when its file was changed. */
  lastmod?: string | undefined;
  /** Absolute path of its source. Default: the build's folder. */
  file?: string | undefined;
}

/**
 * @param xml the file.
 * @param entries of the pages that search engines are told of.
 * @throws unless it says exactly this.
 */
export function assertListed(xml: string, entries: Iterable<SitemapEntry>): void {
  const found = new Map(
    [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, text = '']) => [
      /<loc>(.*?)<\/loc>/.exec(text)?.[1] ?? '',
      /<lastmod>(.*?)<\/lastmod>/.exec(text)?.[1],
    ]),
  );
  let count = 0;
  for (const { loc, lastmod } of entries) {
    count += 1;
    if (!found.has(loc)) throw engineChanged('sitemap', 'sitemap.ts', `no entry for ${loc}`);
    if (lastmod !== undefined && found.get(loc) !== lastmod)
      throw engineChanged('sitemap', 'sitemap.ts', `${loc} has the date ${found.get(loc)}`);
  }
  if (found.size !== count)
    throw engineChanged('sitemap', 'sitemap.ts', `${found.size} entries for ${count} pages`);
}

/**
 * The hooks of the engine's plugin.
 *
 * @throws when one of them is missing.
 */
export function sitemapHooks(plugin: object): Required<EnginePlugin> {
  const hooks = plugin as Partial<EnginePlugin>;
  for (const name of ['beforeBuild', 'extendPageData', 'afterBuild'] as const)
    if (typeof hooks[name] !== 'function')
      throw engineChanged('plugin of the sitemap', 'sitemap.ts', `${name}: ${typeof hooks[name]}`);
  return hooks as Required<EnginePlugin>;
}

/**
 * `/sitemap.xml` with the pages that search engines are told of.
 *
 * @param entries what is said of each page, by its address without the base: asked for after the build.
 * @param outDir absolute path of the build's folder.
 * @throws after the build, when the file says anything else.
 */
export function createEngineSitemap(
  entries: () => ReadonlyMap<string, SitemapEntry>,
  outDir: string,
): Required<Pick<EnginePlugin, 'beforeBuild' | 'afterBuild'>> {
  // Merged over what the engine's plugin says of a page.
  const customMaps: NonNullable<Parameters<typeof pluginSitemap>[0]>['customMaps'] & {} = {};
  const { beforeBuild, extendPageData, afterBuild } = sitemapHooks(pluginSitemap({ customMaps }));
  return {
    beforeBuild,
    async afterBuild(config, isProd) {
      // Development has no such file.
      if (!isProd) return;
      const all = entries();
      // One after the other, in an order of their own: the plugin asks the disk of each.
      for (const [routePath, { loc, lastmod, file }] of [...all].sort(([a], [b]) => (a < b ? -1 : 1))) {
        customMaps[routePath] = lastmod ? { loc, lastmod } : { loc };
        await extendPageData({ ...UNREAD, routePath, _filepath: file ?? outDir }, isProd);
      }
      await afterBuild(config, isProd);
      assertListed(fs.readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8'), all.values());
    },
  };
}
