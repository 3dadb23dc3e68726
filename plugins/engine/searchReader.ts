/**
 * Holds on to: the name of the engine's Rsbuild plugin that parses every page twice for its own search, of which this site has nothing
 * (`plugins/app/search`). There is no option for it: `search: false` parses all the same.
 */
import type { RsbuildPlugin } from '@rsbuild/core';
import { engineChanged } from './changed.ts';

const READER = 'rsbuild-plugin-searchIndex';

/**
 * Takes the engine's own search out of builds and of the start of the development server: its index, and the reading of all pages.
 * The hooks `modifySearchIndexData` and `extendPageData` are not called without it.
 *
 * @throws in `setup`, when the engine has no such plugin.
 */
export function withoutEngineSearch(): RsbuildPlugin {
  return {
    name: 'engine:without-search',
    remove: [READER],
    setup(api) {
      // One that was taken out is still listed.
      if (!api.isPluginExists(READER)) throw engineChanged('own search', 'searchReader.ts', `no ${READER}`);
    },
  };
}
