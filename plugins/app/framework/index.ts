import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** The framework's own files. */
export const FRAMEWORK = /[\\/]node_modules[\\/]burger-api[\\/]dist[\\/].+\.js$/;

/** What a page doesn't have, which is Bun, a disk and room for Zod, and what stands in for it. */
const STAND_INS: Readonly<Record<string, string>> = {
  bun: 'bun.ts',
  fs: 'files.ts',
  'fs/promises': 'files.ts',
  path: 'path.ts',
  zod: 'zod.ts',
};

/** Its import of a file of the app, by an absolute path. */
const IMPORT = /\bimport\((?=modulePath|path\.resolve)/;

/** Its files that have one. */
const IMPORTING = /[\\/](?:api|page)-router\.js$/;

/**
 * The framework's code as it runs in a page: what it imports from outside, and its console, come from the theme.
 *
 * @param folder of what stands in.
 * @throws where it imports something else, or files of the app in another way.
 */
export function inPage(code: string, file: string, folder: string): string {
  const changed = (what: string) =>
    new Error(`${file} imports ${what}: adapt plugins/app/framework/index.ts.`);
  // No path of the machine: the names of scripts that hold it would differ from machine to machine.
  const toFolder = path.relative(path.dirname(file), folder).replaceAll(path.sep, '/');
  const from = (standIn: string) => `from ${JSON.stringify(`./${toFolder}/${standIn}`)}`;
  const own = code.replace(/\bfrom '([^'.][^']*)'/g, (_, name: string) => {
    const standIn = STAND_INS[name];
    if (standIn === undefined) throw changed(name);
    return from(standIn);
  });
  const printing = `import console ${from('console.ts')};\n${own}`;
  if (!IMPORTING.test(file)) return printing;
  if (!IMPORT.test(code)) throw changed('files of the app in another way');
  return `import { importModule } ${from('files.ts')};\n${printing.replace(IMPORT, 'importModule(')}`;
}

/**
 * Lets the theme import the framework and run it in the page.
 *
 * @param folder absolute path of what stands in: `theme/try/app`.
 */
export function rsbuildPluginFramework(folder: string): RsbuildPlugin {
  return {
    name: 'site:framework',
    setup(api) {
      api.transform({ test: FRAMEWORK }, ({ code, resourcePath }) => inPage(code, resourcePath, folder));
      api.modifyBundlerChain((chain) => {
        // Its files import each other without their extension.
        chain.module.rule('framework').test(FRAMEWORK).resolve.set('fullySpecified', false);
      });
    },
  };
}
