/**
 * Holds on to: the name by which the engine gives the bundler its modules that are no files. The bundler watches them, finds none on
 * the disk and compiles again, once for each folder, while the first page of development waits for its scripts. No option
 * says not to.
 */
import type { RsbuildPlugin } from '@rsbuild/core';
import { engineChanged } from './changed.ts';
import { WEB_ENVIRONMENT } from './environments.ts';
import { writeIfChanged } from './writeIfChanged.ts';

const PLUGIN = 'RSBUILD_VIRTUAL_MODULE_PLUGIN';

/**
 * Absolute paths of the modules.
 *
 * @param options of the bundler's plugin that serves them.
 * @throws when they are not contents by path.
 */
export function virtualFilesOf(options: unknown): string[] {
  const [contents] = Array.isArray(options) ? options : [];
  const files = typeof contents === 'object' && contents !== null ? Object.keys(contents) : [];
  if (files.length === 0) throw engineChanged('set of modules without files', 'virtualFiles.ts', 'none');
  return files;
}

/** Puts a file without content where each of the modules is watched: there is nothing to compile again then. */
export function rsbuildPluginVirtualFiles(): RsbuildPlugin {
  return {
    name: 'engine:virtual-files',
    apply: 'serve',
    setup(api) {
      api.modifyBundlerChain({
        order: 'post',
        handler(chain, { environment, isDev }) {
          if (!isDev || environment.name !== WEB_ENVIRONMENT) return;
          const options: unknown = chain.plugins.has(PLUGIN) ? chain.plugin(PLUGIN).get('args') : undefined;
          for (const file of virtualFilesOf(options)) writeIfChanged(file, '');
        },
      });
    },
  };
}
