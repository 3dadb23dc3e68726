import { pluginSitemap } from '@rspress/plugin-sitemap';
import { type Content, findPage } from '../content/site.ts';

/** The engine's plugin, as far as it is called here: it collects pages, then writes the file. */
type EnginePlugin = ReturnType<typeof pluginSitemap>;

/** What it is told of a page. */
type Page = Parameters<NonNullable<EnginePlugin['extendPageData']>>[0];

/**
 * `/sitemap.xml` through the engine's plugin, with the pages that search engines are told of, and the dates that the site
 * knows rather than those of the files, which are those of the checkout.
 *
 * @param origin where the site is published.
 */
export function createSitemap(
  content: Content,
  origin: string,
): Pick<EnginePlugin, 'beforeBuild' | 'extendPageData' | 'afterBuild'> {
  // Merged over what the engine's plugin says of a page; its type asks for the address again.
  const customMaps: NonNullable<Parameters<typeof pluginSitemap>[0]>['customMaps'] & {} = {};
  const { beforeBuild, extendPageData, afterBuild } = pluginSitemap({ customMaps });
  const pages = new Map<string, Page>();
  return {
    beforeBuild,
    extendPageData(page, isProd) {
      const { route, updated, visibility } = findPage(content.site(isProd), page.routePath) ?? {};
      if (route === undefined || !visibility?.indexed) return;
      if (updated) customMaps[route] = { loc: new URL(route, origin).href, lastmod: updated };
      pages.set(route, page);
    },
    async afterBuild(config, isProd) {
      // One after the other: the engine's plugin lists pages in the order in which the disk answers it.
      for (const [, page] of [...pages].sort(([a], [b]) => (a < b ? -1 : 1)))
        await extendPageData?.(page, isProd);
      await afterBuild?.(config, isProd);
    },
  };
}
