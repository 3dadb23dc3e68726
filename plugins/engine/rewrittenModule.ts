/**
 * Holds on to: the names of the files that the engine writes its modules into, by which they are found while bundling. There
 * is no public way to change one of them.
 */
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { engineChanged } from './engineChanged.ts';
import { isForBrowsers } from './forBrowsers.ts';

export interface RewrittenModule {
  /** Name of the module: `virtual-page-data`. */
  name: string;
  /** What it is, for the message: "module of routes". */
  what: string;
  /** The file that holds on to it, below `plugins/engine/`. */
  file: string;
  /** Absolute paths of files that it is written from. */
  inputs: readonly string[];
  /** The module as it is to be. */
  rewrite: (code: string) => string;
}

/**
 * @param files absolute paths of all files that a build was made of.
 * @throws when the module is not one of them.
 */
export function assertRewritten(
  files: Iterable<string>,
  { name, what, file }: Pick<RewrittenModule, 'name' | 'what' | 'file'>,
): void {
  const ending = new RegExp(`[\\\\/]${name}\\.js$`);
  for (const path of files) if (ending.test(path)) return;
  throw engineChanged(what, file, `no module ${name}`);
}

/**
 * Rewrites a module of the engine.
 *
 * What was compiled is kept between builds, so it is not counted how often `rewrite` was called: a build fails when what
 * browsers load was made without a module of this name.
 */
export function rewriteModule(api: RsbuildPluginAPI, module: RewrittenModule): void {
  const { name, inputs, rewrite } = module;
  api.transform({ test: new RegExp(`[\\\\/]${name}\\.js$`), order: 'post' }, ({ code, addDependency }) => {
    for (const file of inputs) addDependency(file);
    return rewrite(code);
  });
  api.onAfterEnvironmentCompile(({ environment, stats }) => {
    if (api.context.action !== 'build' || !isForBrowsers(environment)) return;
    // Mistakes of pages come first.
    if (stats && !stats.hasErrors()) assertRewritten(stats.compilation.fileDependencies, module);
  });
}
