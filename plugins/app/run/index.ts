import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { RUN_FOLDER } from '../../../model/names.ts';
import { writeIfChanged } from '../../engine/writeIfChanged.ts';
import { bundleScript } from './bundleRunner.ts';

export interface RunOptions {
  /** Absolute path of the theme. */
  theme: string;
  /** Absolute path of a folder for generated files; in its `assets`, pages put the programs that they import. */
  generatedDir: string;
  /** The frame's document. */
  frame: string;
  /** Takes the absolute paths of the sources of what is bundled: the bundler of the site sees texts, and no licences in them. */
  onSources: (files: readonly string[]) => void;
}

/** What the theme imports the addresses of the files from. */
const MODULE = 'virtual-run';

/**
 * Lets the theme run programs (`theme/try/run`): bundles what runs them into files of their own, whose names carry a hash of
 * their content, and gives the theme their addresses.
 */
export function rsbuildPluginRun({ theme, generatedDir, frame, onSources }: RunOptions): RsbuildPlugin {
  return {
    name: 'site:run',
    async setup(api) {
      const [worker, zod] = await Promise.all([
        bundleScript(theme, 'worker'),
        bundleScript(theme, 'zodOfProgram'),
      ]);
      const files = { 'frame.xhtml': frame, 'worker.txt': worker.text, 'zod.txt': zod.text };
      onSources([...worker.sources, ...zod.sources]);
      const assets = path.join(generatedDir, 'assets');
      for (const [name, text] of Object.entries(files)) writeIfChanged(path.join(assets, name), text);
      const module = path.join(generatedDir, 'index.js');
      writeIfChanged(
        module,
        ['frame.xhtml', 'worker.txt', 'zod.txt']
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
