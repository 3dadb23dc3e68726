/**
 * Holds on to: the compiler's option `jsc.transform.constModules`, which inlines named imports of a module. Neither engine nor
 * bundler has an option for that, and a module of all words would be in the script of every page.
 */
import type { RsbuildConfig, RsbuildPluginAPI } from '@rsbuild/core';
import { engineChanged } from './engineChanged.ts';
import { checkBuiltFiles } from './forBrowsers.ts';

/**
 * Inlines the constants of a module where they are imported.
 * @param name with which it is imported: `#words`.
 * @param constants source texts by name.
 * @throws at the end of a build, when the module itself is in the output.
 */
export function inlineConstants(
  name: string,
  file: string,
  constants: Readonly<Record<string, string>>,
): RsbuildConfig {
  return {
    tools: { swc: { jsc: { transform: { constModules: { globals: { [name]: constants } } } } } },
    plugins: [
      {
        name: 'engine:constant-module',
        setup(api: RsbuildPluginAPI) {
          checkBuiltFiles(api, (files) => {
            if (files.includes(file))
              throw engineChanged('compiling of constants', 'constantModule.ts', `${file} is in the scripts`);
          });
        },
      },
    ],
  };
}
