import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

export const FRAMEWORK = /[\\/]node_modules[\\/]burger-api[\\/]dist[\\/].+\.js$/;

/** Modules of the theme in place of Bun, the file system and Zod. */
const STAND_INS: Readonly<Record<string, string>> = {
  bun: 'bun.ts',
  fs: 'fs.ts',
  'fs/promises': 'fs.ts',
  path: 'path.ts',
  zod: 'zod.ts',
};

/** The framework's import of app files by absolute path. */
const IMPORT = /\bimport\((?=modulePath|path\.resolve)/;

/** Its files with such an import. */
const IMPORTING = /[\\/](?:api|page)-router\.js$/;

/**
 * The framework for browsers: external imports and the console come from the theme.
 * @throws for another import, or another way to import app files.
 */
export function adaptToBrowser(code: string, file: string, folder: string): string {
  const changed = (what: string) =>
    new Error(`${file} imports ${what}: adapt plugins/app/framework/index.ts.`);
  // Relative, because scripts with a path of this machine would get other names elsewhere.
  const toFolder = path.relative(path.dirname(file), folder).replaceAll(path.sep, '/');
  const from = (replacement: string) => `from ${JSON.stringify(`./${toFolder}/${replacement}`)}`;
  const own = code.replace(/\bfrom '([^'.][^']*)'/g, (_, name: string) => {
    const replacement = STAND_INS[name];
    if (replacement === undefined) throw changed(name);
    return from(replacement);
  });
  const printing = `import console ${from('console.ts')};\n${own}`;
  if (!IMPORTING.test(file)) return printing;
  if (!IMPORT.test(code)) throw changed('files of the app in another way');
  return `import { importModule } ${from('fs.ts')};\n${printing.replace(IMPORT, 'importModule(')}`;
}

/** @param folder of the replacements: `theme/try/app`. */
export function rsbuildPluginFramework(folder: string): RsbuildPlugin {
  return {
    name: 'site:framework',
    setup(api) {
      api.transform({ test: FRAMEWORK }, ({ code, resourcePath }) =>
        adaptToBrowser(code, resourcePath, folder),
      );
      api.modifyBundlerChain((chain) => {
        // The framework's imports have no extensions.
        chain.module.rule('framework').test(FRAMEWORK).resolve.set('fullySpecified', false);
      });
    },
  };
}
