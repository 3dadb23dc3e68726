/** Licences of all packages in the scripts of the site, in one file. */
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { isForBrowsers } from '../engine/forBrowsers.ts';

/** Permissive licences that only require a copy of their text. */
const ACCEPTED = new Set('0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT'.split(' '));

/** Package folder of a module; undefined for own modules, and for caches of tools. */
export function packageFolder(file: string): string | undefined {
  const found = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.][^\\/]*)[\\/]/.exec(file);
  return found?.[1];
}

/** Name, version, licence as SPDX expression, and its text. @throws for a licence that is not accepted. */
export function readPackage(folder: string) {
  const manifest: { name: string; version: string; license?: unknown } = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const { name, version } = manifest;
  const licence = String(manifest.license);
  const options = licence.replace(/[()]/g, '').split(' OR ');
  if (!options.some((option) => ACCEPTED.has(option))) {
    throw new Error(
      `The site ships code of ${name}@${version}, whose licence is "${licence}". Accepted: ${[...ACCEPTED].join(', ')}. Replace the package, or accept the licence in plugins/output/licences.ts.`,
    );
  }
  const file = fs.readdirSync(folder).find((entry) => /^licen[cs]e(?:[.-].*)?$/i.test(entry));
  const text = file
    ? fs.readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()
    : `(the package holds no licence text; its package.json says ${licence})`;
  return { name, version, licence, text };
}

/** The list for readers. Headings: `name@version (licence)`. @param folders of packages; of one name the last counts. */
export function licenceList(folders: readonly string[]): string {
  const packages = new Map(folders.map(readPackage).map((found) => [found.name, found]));
  const sorted = [...packages.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const rule = '-'.repeat(80);
  const entries = sorted.map(
    ({ name, version, licence, text }) => `${rule}\n${name}@${version} (${licence})\n${rule}\n\n${text}\n`,
  );
  return `The scripts of this site contain code of these packages. The font's licence is in fonts/LICENSE.txt.\n\n${entries.join('\n')}`;
}

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
export const rsbuildPluginLicences = (others: () => Iterable<string>): RsbuildPlugin => ({
  name: 'site:licences',
  apply: 'build',
  setup(api) {
    api.onAfterEnvironmentCompile(({ stats, environment }) => {
      if (!stats || !isForBrowsers(environment)) return;
      const { chunks, chunkGraph } = stats.compilation;
      const files = [...chunks].flatMap((chunk) => filesOf(chunkGraph.getChunkModules(chunk)));
      const folders = new Set([...files, ...others()].flatMap((file) => packageFolder(file) ?? []));
      fs.writeFileSync(
        path.join(environment.distPath, 'third-party-licences.txt'),
        licenceList([...folders]),
      );
    });
  },
});
