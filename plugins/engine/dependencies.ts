import type { RsbuildPlugin, TransformDescriptor } from '@rsbuild/core';

/** Files and folders whose change recompiles a file. */
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
