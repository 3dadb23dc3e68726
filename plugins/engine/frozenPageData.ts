/**
 * Holds on to: the engine's module `virtual-page-data`, which depends on the file of every page, though in development it is computed
 * once a start (engine.md T7). Without this the same data of all pages is compiled anew after each change of one.
 */
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import { WEB_ENVIRONMENT } from './environments.ts';

const LOADER = fileURLToPath(new URL('./frozenPageDataLoader.mjs', import.meta.url));

/** Leaves the data of all pages as it is while the development server runs. */
export function rsbuildPluginFrozenPageData(): RsbuildPlugin {
  return {
    name: 'engine:frozen-page-data',
    setup(api) {
      api.modifyBundlerChain((chain, { environment, isDev }) => {
        if (!isDev || environment.name !== WEB_ENVIRONMENT) return;
        const rule = chain.module.rule('frozen-page-data').test(/[\\/]virtual-page-data\.js$/);
        rule.enforce('post').use('site').loader(LOADER);
      });
    },
  };
}
