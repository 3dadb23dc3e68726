/**
 * Holds on to: `dist/runtime/ClientApp.js`, which takes its head from `@unhead/react/client`. The engine has no option to load
 * the head later.
 */
import type { RsbuildPlugin } from '@rsbuild/core';
import { engineChanged } from './engineChanged.ts';
import { isForBrowsers } from './forBrowsers.ts';

const APPLICATION = /[\\/]dist[\\/]runtime[\\/]ClientApp\.js$/;

/** @throws when the files of a build do not include the module. */
function assertReplaced(files: Iterable<string>, module: string): void {
  for (const file of files) if (file === module) return;
  throw engineChanged('head', 'head.ts', 'ClientApp.js does not import @unhead/react/client');
}

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
      api.onAfterEnvironmentCompile(({ environment, stats }) => {
        if (api.context.action !== 'build' || !isForBrowsers(environment) || !stats || stats.hasErrors())
          return;
        assertReplaced(stats.compilation.fileDependencies, module);
      });
    },
  };
}
