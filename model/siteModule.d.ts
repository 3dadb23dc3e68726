import type { SiteData } from './site.ts';

/** The module `#site`, which the build writes from `rspress.config.ts` and `site.ts` (`plugins/siteData.ts`). */
declare const site: SiteData;
export = site;
