import type { RsbuildPlugin, RsbuildPluginAPI, Rspack, TransformDescriptor } from '@rsbuild/core';
import { isForBrowsers } from './forBrowsers.ts';

/** Files and folders whose change recompiles a file, or all. */
export interface Dependencies {
  files?: readonly string[];
  folders?: readonly string[];
}

/** Registers dependencies of compiled files with the bundler. @param of a file. */
export const rsbuildPluginDependencies = (
  name: string,
  filter: TransformDescriptor,
  of: (file: string) => Dependencies | undefined,
): RsbuildPlugin => ({
  name,
  setup(api) {
    api.transform(filter, ({ code, resourcePath, addDependency, addContextDependency }) => {
      const { files = [], folders = [] } = of(resourcePath) ?? {};
      for (const file of files) addDependency(file);
      for (const folder of folders) addContextDependency(folder);
      return code;
    });
  },
});

/**
 * Development: reads changed sources before each compilation for browsers, and writes their modules. A changed module triggers a
 * separate compilation, after that of the changed source.
 * @param refresh forgets the sources. @param dependencies sources that are no files of the bundler.
 */
export function onChange(
  api: RsbuildPluginAPI,
  refresh: () => void,
  write: () => unknown,
  { files = [], folders = [] }: Dependencies = {},
): void {
  api.modifyRspackConfig((_, { environment, isDev, appendPlugins }) => {
    if (!isDev || !isForBrowsers(environment)) return;
    appendPlugins({
      apply({ hooks }: Rspack.Compiler) {
        // First listener: all others read the refreshed sources. Nothing has changed before the first compilation.
        hooks.watchRun.tap({ name: 'refresh', stage: -1 }, ({ modifiedFiles }) => {
          if (modifiedFiles) refresh();
        });
        hooks.watchRun.tap('write', () => void write());
        hooks.afterCompile.tap('watch', ({ contextDependencies, fileDependencies }) => {
          for (const folder of folders) contextDependencies.add(folder);
          for (const file of files) fileDependencies.add(file);
        });
      },
    });
  });
}
