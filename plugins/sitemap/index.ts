import type { RspressPlugin } from '@rspress/core';
import { pluginSitemap } from '@rspress/plugin-sitemap';
import { versionOfPath } from '../../theme/lib/docs.ts';
import type { VersionConfig } from '../../theme/site.ts';
import { readGitDates } from '../pageMeta/gitDates.ts';

export interface SitemapOptions {
  /** Absolute path of the repository, for the dates of the last change. */
  root: string;
  /** Where the site is published. */
  origin: string;
  /** Versions of the docs: search engines are led to the latest only. */
  versions: readonly VersionConfig[];
}

/**
 * `/sitemap.xml` through the engine's plugin, with two differences: `lastmod` is what the page says of itself (`updated`
 * in its front matter: generated pages have no other), else the date of the last commit, rather than the file's time,
 * which is that of the checkout; drafts, unlisted pages and other versions than the latest are left out.
 */
export function pluginSiteMap({ root, origin, versions }: SitemapOptions): RspressPlugin {
  const dates = readGitDates(root);
  // Merged over what the engine's plugin says of a page; its type asks for the address again.
  const customMaps: NonNullable<Parameters<typeof pluginSitemap>[0]>['customMaps'] & {} = {};
  const plugin = pluginSitemap({ customMaps });
  return {
    ...plugin,
    async extendPageData(page, isProd) {
      const { updated, unlisted, draft } = page.frontmatter as Record<string, unknown>;
      if (unlisted === true || draft === true) return;
      if (versionOfPath(page.routePath, versions)?.isLast === false) return;
      const lastmod =
        updated === undefined ? dates.get(page._filepath) : new Date(String(updated)).toISOString();
      if (lastmod) customMaps[page.routePath] = { loc: new URL(page.routePath, origin).href, lastmod };
      await plugin.extendPageData?.(page, isProd);
    },
  };
}
