import fs from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { WEB_ENVIRONMENT } from '../../engine/environments.ts';
import { licenceList, packageFolder, readPackage } from './licences.ts';

/** Name of the list in the build. */
export const LICENCE_FILE = 'third-party-licences.txt';

/** Files of modules and of those that were joined with them. */
function filesOf(modules: readonly Rspack.StatsModule[]): string[] {
  return modules.flatMap(({ nameForCondition, modules: joined = [] }) => [
    ...(nameForCondition ? [nameForCondition] : []),
    ...filesOf(joined),
  ]);
}

/**
 * Writes the licences of all packages whose code is in the site's scripts into the build; the build fails for a licence
 * that is not accepted.
 */
export function rsbuildPluginLicences(): RsbuildPlugin {
  return {
    name: 'site:licences',
    apply: 'build',
    setup(api) {
      api.onAfterEnvironmentCompile(async ({ stats, environment }) => {
        if (!stats || environment.name !== WEB_ENVIRONMENT) return;
        const { modules = [] } = stats.toJson({
          all: false,
          modules: true,
          nestedModules: true,
          // Those of a build before, and without an end to the list.
          cachedModules: true,
          dependentModules: true,
          modulesSpace: Number.POSITIVE_INFINITY,
          nestedModulesSpace: Number.POSITIVE_INFINITY,
        });
        const folders = new Set(filesOf(modules).flatMap((file) => packageFolder(file) ?? []));
        const packages = new Map([...folders].map(readPackage).map((found) => [found.name, found]));
        await fs.writeFile(
          path.join(environment.distPath, LICENCE_FILE),
          licenceList([...packages.values()]),
        );
      });
    },
  };
}
