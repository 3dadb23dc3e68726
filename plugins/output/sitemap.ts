import type { Content } from '../content/site.ts';
import { createEngineSitemap } from '../engine/sitemap.ts';

/**
 * `/sitemap.xml` through the engine's plugin, with the pages that search engines are told of, and the dates that the site
 * knows rather than those of the files, which are those of the checkout.
 *
 * @param origin where the site is published.
 * @param outDir absolute path of the build's folder.
 */
export function createSitemap(
  content: Content,
  origin: string,
  outDir: string,
): ReturnType<typeof createEngineSitemap> {
  return createEngineSitemap(
    () =>
      new Map(
        [...content.site(true).pages.values()]
          .filter(({ visibility }) => visibility.indexed)
          .map(({ route, file, updated }) => [
            route,
            { loc: new URL(route, origin).href, lastmod: updated, file },
          ]),
      ),
    outDir,
  );
}
