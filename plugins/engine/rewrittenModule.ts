/** Holds on to: the file names of the engine's virtual modules. There is no public way to change one of them. */
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { engineChanged } from './engineChanged.ts';
import { isForBrowsers } from './forBrowsers.ts';

export interface RewrittenModule {
  /** `virtual-page-data`. */
  name: string;
  /** Its name in messages: "module of routes". */
  what: string;
  /** The hold, below `plugins/engine/`. */
  file: string;
  /** Files that the module depends on. */
  inputs: readonly string[];
  rewrite: (code: string) => string;
}

/** @throws when no file of a build is the module. */
export function assertRewritten(
  files: Iterable<string>,
  { name, what, file }: Pick<RewrittenModule, 'name' | 'what' | 'file'>,
): void {
  const ending = new RegExp(`[\\\\/]${name}\\.js$`);
  for (const path of files) if (ending.test(path)) return;
  throw engineChanged(what, file, `no module ${name}`);
}

/**
 * Rewrites a module of the engine. A cached module is not rewritten again, so a build checks the files of the compilation
 * instead of calls.
 */
export function rewriteModule(api: RsbuildPluginAPI, module: RewrittenModule): void {
  const { name, inputs, rewrite } = module;
  api.transform({ test: new RegExp(`[\\\\/]${name}\\.js$`), order: 'post' }, ({ code, addDependency }) => {
    for (const file of inputs) addDependency(file);
    return rewrite(code);
  });
  api.onAfterEnvironmentCompile(({ environment, stats }) => {
    if (api.context.action !== 'build' || !isForBrowsers(environment)) return;
    // Errors of pages come first.
    if (stats && !stats.hasErrors()) assertRewritten(stats.compilation.fileDependencies, module);
  });
}
