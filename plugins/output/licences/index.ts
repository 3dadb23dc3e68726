/** Licences of all packages in the scripts of the site, in one file. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { isForBrowsers } from '../../engine/forBrowsers.ts';
import { licenceList, packageFolder, readPackage } from './licences.ts';

export const LICENCE_FILE = 'third-party-licences.txt';

/** Files of modules, concatenated ones included. */
function filesOf(modules: Iterable<Rspack.Module>): string[] {
  return [...modules].flatMap((module) => [
    module.nameForCondition() ?? '',
    ...('modules' in module && Array.isArray(module.modules) ? filesOf(module.modules) : []),
  ]);
}

/**
 * Writes the licences of all bundled packages. A licence that is not accepted fails the build.
 * @param others sources of scripts that the bundler does not compile; read after compilation.
 */
export function rsbuildPluginLicences(others: () => Iterable<string>): RsbuildPlugin {
  return {
    name: 'site:licences',
    apply: 'build',
    setup(api) {
      api.onAfterEnvironmentCompile(async ({ stats, environment }) => {
        if (!stats || !isForBrowsers(environment)) return;
        const { chunks, chunkGraph } = stats.compilation;
        const files = [...chunks].flatMap((chunk) => filesOf(chunkGraph.getChunkModules(chunk)));
        const folders = new Set([...files, ...others()].flatMap((file) => packageFolder(file) ?? []));
        const packages = new Map([...folders].map(readPackage).map((found) => [found.name, found]));
        await fs.writeFile(
          path.join(environment.distPath, LICENCE_FILE),
          licenceList([...packages.values()]),
        );
      });
    },
  };
}
