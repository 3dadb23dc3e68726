import { PROJECT_ROOT } from '../plugins/projectRoot.ts';
import { createSiteContent, type SiteContent } from '../plugins/siteContent.ts';
import config from '../rspress.config.ts';
import { site } from '../site.ts';

/** Reads this site: its configuration, its facts and its pages. */
export const readThisSite = (): SiteContent => createSiteContent({ root: PROJECT_ROOT, config, site });
