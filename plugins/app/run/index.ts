import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { RUN_FOLDER } from '../../../model/names.ts';
import { writeIfChanged } from '../../engine/writeIfChanged.ts';
import { bundleRunner } from './bundleRunner.ts';

export interface RunOptions {
  theme: string;
  /** Pages write their programs into its folder `assets`. */
  generatedDir: string;
  frame: string;
  /** Receives the bundled files, for the list of licences: the site's bundler only sees the output. */
  onSources: (files: readonly string[]) => void;
}

const MODULE = 'virtual-run';

/** Bundles the runner (`theme/try/run`) into hashed files, whose addresses are in `virtual-run`. */
export function rsbuildPluginRun({ theme, generatedDir, frame, onSources }: RunOptions): RsbuildPlugin {
  return {
    name: 'site:run',
    async setup(api) {
      const [worker, zod, builtins] = await Promise.all(
        ['worker', 'zodOfProgram', 'builtinsOfProgram'].map((name) => bundleRunner(theme, name)),
      );
      const scripts = { 'worker.txt': worker, 'zod.txt': zod, 'builtins.txt': builtins };
      const texts = Object.entries(scripts).map(([name, script]) => [name, script?.text ?? '']);
      const files: Record<string, string> = { 'frame.xhtml': frame, ...Object.fromEntries(texts) };
      onSources(Object.values(scripts).flatMap((script) => script?.sources ?? []));
      const assets = path.join(generatedDir, 'assets');
      for (const [name, text] of Object.entries(files)) writeIfChanged(path.join(assets, name), text);
      const module = path.join(generatedDir, 'index.js');
      writeIfChanged(
        module,
        Object.keys(files)
          .map((name) => `export { default as ${path.parse(name).name} } from './assets/${name}';\n`)
          .join(''),
      );
      api.modifyBundlerChain((chain) => {
        chain.resolve.alias.set(MODULE, module);
        chain.module
          .rule('run')
          .test((file: string) => path.dirname(file) === assets)
          .type('asset/resource')
          .set('generator', { filename: `${RUN_FOLDER.slice(1)}[name].[contenthash:8][ext]` });
      });
    },
  };
}

/** Modules of the compiler that programs do not need, with their replacements: the check of its options, and source maps. */
const UNUSED: readonly (readonly [RegExp, string])[] = [
  [/[\\/]sucrase[\\/]dist[\\/]esm[\\/]Options\.js$/, 'export function validateOptions() {}'],
  [
    /[\\/]sucrase[\\/]dist[\\/]esm[\\/]computeSourceMap\.js$/,
    'export default function computeSourceMap() {}',
  ],
];

/** Leaves out parts of the compiler of programs: they are a sixth of it. */
export function rsbuildPluginCompilerParts(): RsbuildPlugin {
  return {
    name: 'site:compiler-parts',
    setup(api) {
      for (const [test, code] of UNUSED) api.transform({ test }, () => code);
    },
  };
}
