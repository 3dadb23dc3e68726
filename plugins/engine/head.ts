/**
 * Holds on to: `dist/runtime/ClientApp.js`, which takes its head from `@unhead/react/client`. The engine has no option to load
 * the head later.
 */
import type { RsbuildPlugin } from '@rsbuild/core';
import { engineChanged } from './engineChanged.ts';
import { checkBuiltFiles, isForBrowsers } from './forBrowsers.ts';

const APPLICATION = /[\\/]dist[\\/]runtime[\\/]ClientApp\.js$/;

/** @param module absolute path of the module that the application imports in place of `@unhead/react/client`. */
export function rsbuildPluginHead(module: string): RsbuildPlugin {
  return {
    name: 'engine:head',
    setup(api) {
      api.modifyBundlerChain((chain, { environment }) => {
        if (!isForBrowsers(environment)) return;
        const rule = chain.module.rule('engine-head').test(APPLICATION);
        rule.resolve.alias.set('@unhead/react/client$', module);
      });
      checkBuiltFiles(api, (files) => {
        if (!files.includes(module))
          throw engineChanged('head', 'head.ts', 'ClientApp.js does not import @unhead/react/client');
      });
    },
  };
}
