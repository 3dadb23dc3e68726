import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { RUN_FOLDER } from '../../../model/names.ts';
import { writeIfChanged } from '../../engine/writeIfChanged.ts';
import { bundleRunner } from './bundleRunner.ts';

interface RunOptions {
  theme: string;
  /** Pages write their programs into its folder `assets`. */
  generatedDir: string;
  frame: string;
  /** Receives the bundled files, for the list of licences: the site's bundler only sees the output. */
  runSources: Set<string>;
}

const MODULE = 'virtual-run';

/** Scripts of `theme/try/run` by the names of their files. */
const SCRIPTS = { worker: 'worker', zod: 'zodOfProgram', builtins: 'builtinsOfProgram' };

/** Bundles the runner (`theme/try/run`) into hashed files, whose addresses are in `virtual-run`. */
export function rsbuildPluginRun({ theme, generatedDir, frame, runSources }: RunOptions): RsbuildPlugin {
  return {
    name: 'site:run',
    async setup(api) {
      const assets = path.join(generatedDir, 'assets');
      const module = path.join(generatedDir, 'index.js');
      writeIfChanged(path.join(assets, 'frame.xhtml'), frame);
      const bundles = await Promise.all(
        Object.entries(SCRIPTS).map(async ([name, script]) => {
          const { text, sources } = await bundleRunner(theme, script);
          writeIfChanged(path.join(assets, `${name}.txt`), text);
          for (const source of sources) runSources.add(source);
          return `export { default as ${name} } from './assets/${name}.txt';\n`;
        }),
      );
      const exported = ["export { default as frame } from './assets/frame.xhtml';\n", ...bundles];
      writeIfChanged(module, exported.join(''));
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
