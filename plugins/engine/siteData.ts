/**
 * Holds on to: the engine's module `virtual-site-data`, which every page loads. Its sidebars list each page of the site
 * once more; the site has its own (`virtual-docs`). There is no option to leave them out (`rspress#1102`).
 */
import type { RsbuildPlugin } from '@rsbuild/core';
import { engineChanged } from './changed.ts';
import { rewriteModule } from './rewrittenModule.ts';

/** What the engine writes: indented JSON, to which development adds code of its own. */
const DATA = /(?<=export default )\{$[\s\S]*?^\}/m;

/**
 * The module without the engine's menus.
 *
 * @throws when there is no such data in it.
 */
export function withoutMenus(code: string): string {
  const [json] = DATA.exec(code) ?? [];
  const data =
    json === undefined
      ? undefined
      : (JSON.parse(json) as { themeConfig?: { sidebar?: unknown; nav?: unknown } });
  if (typeof data?.themeConfig?.sidebar !== 'object')
    throw engineChanged('site data', 'siteData.ts', code.slice(0, 60));
  data.themeConfig.sidebar = {};
  data.themeConfig.nav = [];
  return code.replace(DATA, () => JSON.stringify(data));
}

/** Takes the engine's menus out of what every page loads. */
export function rsbuildPluginSiteData(): RsbuildPlugin {
  return {
    name: 'engine:site-data',
    setup(api) {
      rewriteModule(api, {
        name: 'virtual-site-data',
        what: 'site data',
        file: 'siteData.ts',
        rewrite: withoutMenus,
      });
    },
  };
}
