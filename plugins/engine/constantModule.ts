/**
 * Holds on to: the compiler's option `jsc.transform.constModules`, which inlines named imports of a module. Neither engine nor
 * bundler has an option for that, and a module of all words would be in the script of every page.
 */
import type { RsbuildConfig, RsbuildPluginAPI } from '@rsbuild/core';
import { engineChanged } from './engineChanged.ts';
import { isForBrowsers } from './forBrowsers.ts';

export interface ConstantModule {
  /** Imported name: `#words`. */
  name: string;
  file: string;
  /** Source text by name of the constant. */
  constants: Readonly<Record<string, string>>;
}

function assertInlined(files: Iterable<string>, module: string): void {
  for (const file of files)
    if (file === module)
      throw engineChanged('compiling of constants', 'constantModule.ts', `${module} is in the scripts`);
}

/**
 * Inlines the constants of a module where they are imported.
 * @throws at the end of a build, when the module itself is in the output.
 */
export function inlineConstants({ name, file, constants }: ConstantModule): RsbuildConfig {
  return {
    // Compiler options are not part of the key of the persistent cache.
    ...(process.env.RSPRESS_PERSISTENT_CACHE === 'false'
      ? {}
      : { performance: { buildCache: { cacheDigest: [JSON.stringify(constants)] } } }),
    tools: { swc: { jsc: { transform: { constModules: { globals: { [name]: constants } } } } } },
    plugins: [
      {
        name: 'engine:constant-module',
        setup(api: RsbuildPluginAPI) {
          api.onAfterEnvironmentCompile(({ environment, stats }) => {
            if (api.context.action !== 'build' || !isForBrowsers(environment)) return;
            if (stats) assertInlined(stats.compilation.fileDependencies, file);
          });
        },
      },
    ],
  };
}
