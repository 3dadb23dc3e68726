/**
 * Holds on to: the compiler's option `jsc.transform.constModules`, by which named imports of a module become constants. No option
 * of the engine or the bundler does that, and a module of all words would be in the script of every page.
 */
import type { RsbuildConfig, RsbuildPluginAPI } from '@rsbuild/core';
import { engineChanged } from './engineChanged.ts';
import { isForBrowsers } from './forBrowsers.ts';

export interface ConstantModule {
  /** Name that is imported: `#words`. */
  name: string;
  /** Absolute path of the file behind the name. */
  file: string;
  /** Source text of each constant. */
  constants: Readonly<Record<string, string>>;
}

/**
 * @param files absolute paths of all files that a build was made of.
 * @param module absolute path of the one whose constants stand where they are used.
 * @throws when it is one of them.
 */
function assertInlined(files: Iterable<string>, module: string): void {
  for (const file of files)
    if (file === module)
      throw engineChanged('compiling of constants', 'constantModule.ts', `${module} is in the scripts`);
}

/**
 * Configuration by which what is imported of a module stands where it is used.
 *
 * @throws at the end of a build, when the module itself is in what browsers load.
 */
export function inlineConstants({ name, file, constants }: ConstantModule): RsbuildConfig {
  return {
    // The compiler's options are no part of what the persistent cache asks about: a text that changes would stay as it was.
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
