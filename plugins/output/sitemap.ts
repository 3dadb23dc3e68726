import { escapeUTF8 as escapeXml } from 'entities';
import type { Site } from '../content/siteReader.ts';

/**
 * `/sitemap.xml` (https://www.sitemaps.org/protocol.html), sorted by address. Search engines ignore `changefreq` and
 * `priority`.
 * @param home address with the base, no slash at the end.
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
