import { PROJECT_ROOT } from '../plugins/projectRoot.ts';
import { createSiteContext, type SiteContext } from '../plugins/siteContext.ts';
import config from '../rspress.config.ts';
import { site } from '../site.ts';

/** Context of this site, for commands that need its pages without a build. */
export const readThisSite = (): SiteContext => createSiteContext({ root: PROJECT_ROOT, config, site });
