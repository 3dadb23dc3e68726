import type { RspressPlugin } from '@rspress/core';
import { pluginSitemap } from '@rspress/plugin-sitemap';
import { versionRobots } from '../../theme/lib/docs.ts';
import type { VersionConfig } from '../../theme/site.ts';
import { readGitDates } from '../pageMeta/gitDates.ts';

export interface SitemapOptions {
  /** Absolute path of the repository, for the dates of the last change. */
  root: string;
  /** Where the site is published. */
  origin: string;
  /** Docs versions: pages of the older and unreleased ones are left out, since search engines are not to find them. */
  versions: readonly VersionConfig[];
}

/** True when a page's front matter keeps it out of the sitemap. */
const isHidden = (frontmatter: Record<string, unknown>) =>
  frontmatter.unlisted === true || frontmatter.draft === true;

/**
 * `/sitemap.xml` through the engine's plugin, with two differences: `lastmod` is the date of the last commit rather
 * than the file's time, which is that of the checkout; drafts, unlisted pages and other versions than the latest are left out.
 */
export function pluginSiteMap({ root, origin, versions }: SitemapOptions): RspressPlugin {
  const dates = readGitDates(root);
  // Merged over what the engine's plugin says of a page; its type asks for the address again.
  const customMaps: NonNullable<Parameters<typeof pluginSitemap>[0]>['customMaps'] & {} = {};
  const plugin = pluginSitemap({ customMaps });
  return {
    ...plugin,
    async extendPageData(page, isProd) {
      if (isHidden(page.frontmatter) || versionRobots(page.routePath, versions, () => true).noindex) return;
      const lastmod = dates.get(page._filepath);
      if (lastmod) customMaps[page.routePath] = { loc: new URL(page.routePath, origin).href, lastmod };
      await plugin.extendPageData?.(page, isProd);
    },
  };
}
