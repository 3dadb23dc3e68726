import fs from 'node:fs';
import path from 'node:path';

/** Permissive licences that only require a copy of their text. */
const ACCEPTED = new Set('0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT'.split(' '));

export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
  text: string;
}

/** Package folder of a module; undefined for own modules, and for caches of tools. */
export function packageFolder(file: string): string | undefined {
  const found = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.][^\\/]*)[\\/]/.exec(file);
  return found?.[1];
}

/** SPDX expression, deprecated forms included. */
function licenceOf({ license, licenses }: { license?: unknown; licenses?: unknown }): string {
  if (typeof license === 'string') return license;
  const all = [license ?? licenses].flat();
  return all.map((entry) => (entry as { type?: string } | undefined)?.type ?? '').join(' OR ');
}

/** @param folder of the package. @throws for a licence that is not accepted. */
export function readPackage(folder: string): ShippedPackage {
  const { name, version, ...rest } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const licence = licenceOf(rest);
  const options = licence.replace(/[()]/g, '').split(' OR ');
  if (!options.some((option) => ACCEPTED.has(option))) {
    throw new Error(
      `The site ships code of ${name}@${version}, whose licence is "${licence}". Accepted: ${[...ACCEPTED].join(', ')}. Replace the package, or accept the licence in plugins/licences.`,
    );
  }
  const file = fs.readdirSync(folder).find((entry) => /^licen[cs]e(?:[.-].*)?$/i.test(entry));
  const text = file
    ? fs.readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()
    : `(the package holds no licence text; its package.json says ${licence})`;
  return { name, version, licence, text };
}

/** The list for readers. Headings: `name@version (licence)`. */
export function licenceList(packages: readonly ShippedPackage[]): string {
  const sorted = [...packages].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const rule = '-'.repeat(80);
  const entries = sorted.map(
    ({ name, version, licence, text }) => `${rule}\n${name}@${version} (${licence})\n${rule}\n\n${text}\n`,
  );
  return `The scripts of this site contain code of these packages. The font's licence is in fonts/LICENSE.txt.\n\n${entries.join('\n')}`;
}

/** Inverse of `licenceList`: names of packages. */
export function namesInList(list: string): string[] {
  return [...list.matchAll(/^(@?[\w./-]+)@\d[^\s]* \([^\n]+\)$/gm)].map(([, name = '']) => name);
}
