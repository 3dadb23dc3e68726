import type { RsbuildPlugin } from '@rsbuild/core';
import { shortenRoutes } from './routes.ts';

/** Title, description and front matter of every page: each page's own chunk has its own, and nothing here asks for others. */
const PAGE_DATA = 'export const pageData = { pages: [] };\nexport const searchIndexHash = {};\n';

/**
 * Keeps out of the script that every page loads what the engine puts there for each page of the site: its data, and a wordy
 * table of routes.
 *
 * @param language the engine's language of all pages.
 */
export function rsbuildPluginLightEntry(language: string): RsbuildPlugin {
  return {
    name: 'engine:light-entry',
    setup(api) {
      api.transform({ test: /[\\/]virtual-page-data\.js$/, order: 'post' }, () => PAGE_DATA);
      api.transform(
        { test: /[\\/]virtual-routes\.js$/, order: 'post', environments: ['web'], mode: 'production' },
        ({ code }) => shortenRoutes(code, language),
      );
    },
  };
}
