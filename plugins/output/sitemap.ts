import { escapeUTF8 as escapeXml } from 'entities';
import type { Site } from '../content/siteReader.ts';

/**
 * `/sitemap.xml` (https://www.sitemaps.org/protocol.html): the pages that search engines are told of, sorted by address, with the day of
 * the last change where one is known. Search engines ignore `changefreq` and `priority`, so neither is there.
 *
 * @param home address of the site, the base included, no slash at the end: `https://example.com`.
 */
export function sitemap({ pages }: Pick<Site, 'pages'>, home: string): string {
  const entries = [...pages.values()]
    .filter(({ visibility }) => visibility.indexed)
    .sort((a, b) => (a.route < b.route ? -1 : 1))
    .map(({ route, updated }) => {
      const address = `<loc>${escapeXml(new URL(home + route).href)}</loc>`;
      return `<url>${address}${updated ? `<lastmod>${updated}</lastmod>` : ''}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}
