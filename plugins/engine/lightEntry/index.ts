import type { RsbuildPlugin } from '@rsbuild/core';
import { rewriteModule } from '../rewrittenModule.ts';
import { emptyPageData } from './pageData.ts';
import { shortenRoutes } from './routes.ts';

/**
 * Keeps out of the script that every page loads what the engine puts there for each page of the site: its data, and a wordy
 * table of routes.
 *
 * @param language the engine's language of all pages.
 * @param base path that the site is served under, with a slash at both ends.
 */
export function rsbuildPluginLightEntry(language: string, base: string): RsbuildPlugin {
  return {
    name: 'engine:light-entry',
    setup(api) {
      rewriteModule(api, {
        name: 'virtual-page-data',
        what: 'data of all pages',
        file: 'lightEntry/pageData.ts',
        rewrite: emptyPageData,
      });
      rewriteModule(api, {
        name: 'virtual-routes',
        what: 'module of routes',
        file: 'lightEntry/routes.ts',
        builtPagesOnly: true,
        rewrite: (code) => shortenRoutes(code, language, base),
      });
    },
  };
}
