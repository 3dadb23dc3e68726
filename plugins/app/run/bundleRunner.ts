import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { adaptToBrowser, FRAMEWORK } from '../framework/index.ts';
import { type Bundle, SCRIPT } from '../pageStart/headScript.ts';

/** The framework for browsers, with the real Zod where it is loaded. */
function framework(theme: string): Plugin {
  const replacements = path.join(theme, 'try/app');
  return {
    name: 'framework',
    setup(bundler) {
      bundler.onLoad({ filter: FRAMEWORK }, ({ path: file }) => ({
        contents: adaptToBrowser(fs.readFileSync(file, 'utf8'), file, replacements),
      }));
      bundler.onResolve({ filter: /[\\/]try[\\/]app[\\/]zod\.ts$/ }, () => ({
        path: path.join(theme, 'try/run/zodStandIn.ts'),
      }));
      // Readers name folders in other ways than the explorer.
      bundler.onLoad({ filter: /[\\/]try[\\/]app[\\/]path\.ts$/ }, () => ({
        contents: "export * from './frameworkPath.ts';",
        resolveDir: path.join(theme, 'try/run'),
      }));
    },
  };
}

/** Bundles a script of `theme/try/run`. @param name of its file without the ending. @throws when it does not compile. */
export async function bundleRunner(theme: string, name: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    ...SCRIPT,
    entryPoints: [path.join(theme, `try/run/${name}.ts`)],
    minify: true,
    plugins: [framework(theme)],
  });
  const sources = Object.keys(metafile.inputs).map((file) => path.resolve(file));
  return { text: outputFiles[0]?.text ?? '', sources };
}
