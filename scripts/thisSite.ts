import path from 'node:path';
import { PROJECT_ROOT } from '../plugins/projectRoot.ts';
import { createSiteContext, type SiteContext } from '../plugins/siteContext.ts';
import config from '../rspress.config.ts';
import { site } from '../site.ts';

/** Context of this site, for commands that need its pages without a build. They write no file that the next build reuses. */
export const readThisSite = (): SiteContext => ({
  ...createSiteContext({ root: PROJECT_ROOT, config, site, production: true }),
  generated: (name) => path.join(PROJECT_ROOT, '.rspress/commands', name),
});
