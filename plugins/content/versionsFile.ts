import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { homeOfLocale, type Locales } from '../../model/locales.ts';
import type { Version } from '../../model/site.ts';
import { type Diagnostic, diagnostic, quoteAll } from './diagnostic.ts';
import { readJson } from './located.ts';

/** Name of the file with the versions of the docs, in the folder of all pages. */
export const VERSIONS_FILE = '_versions.json';

/** Address of the docs. */
export const DOCS = '/docs';

/** Names that can stand in an address and be a folder. */
export const VERSION_NAME = /^[a-z\d][\w.-]*$/i;

const schema = z.array(
  z.strictObject({
    name: z
      .string()
      .regex(VERSION_NAME, 'expected letters, digits, dots and hyphens, such as "0.6.0"')
      .describe('Identifies the version in addresses, storage and folders.'),
    label: z.string().min(1).optional().describe('What readers see in the menu. Default: the name.'),
    unreleased: z.boolean().optional().describe('Shown as "unreleased" instead of "older".'),
  }),
);

/** An entry of the file. */
export type VersionEntry = z.infer<typeof schema>[number];

/**
 * Reads `_versions.json`, newest version first. The first one that is released is the latest: it stands at `/docs`,
 * every other one at `/docs/<name>`. Those of the first language come first; another language has the latest at
 * `/<code>/docs`, and of the others those whose folder it has.
 *
 * @param docsDir absolute path of the folder of all pages.
 * @param locales languages of the site. Default: one.
 * @returns no versions where there is no such file: the site has no docs.
 */
export function readVersions(
  docsDir: string,
  locales?: Locales,
): { versions: Version[]; diagnostics: Diagnostic[] } {
  const file = path.join(docsDir, VERSIONS_FILE);
  if (!fs.existsSync(file)) return { versions: [], diagnostics: [] };
  const { value: entries, lineOf, diagnostics: wrong } = readJson(file, schema);
  if (!entries) return { versions: [], diagnostics: wrong };
  const latest = entries.findIndex(({ unreleased }) => unreleased !== true);
  const diagnostics = entries.flatMap(({ name }, at) =>
    entries.findIndex((other) => other.name === name) < at
      ? [diagnostic(file, lineOf([at, 'name']), `The docs version "${name}" stands there twice. Remove one.`)]
      : [],
  );
  if (latest < 0) {
    const names = quoteAll(entries.map(({ name }) => name));
    const reason = `No docs version is released, so none can stand at ${DOCS}. Take "unreleased" off one. Available versions: ${names || 'none'}.`;
    diagnostics.push(diagnostic(file, 1, reason));
  }
  const versions = entries.map(({ name, label, unreleased }, at): Version => {
    const isLast = at === latest;
    return {
      name,
      label: label ?? name,
      path: isLast ? DOCS : `${DOCS}/${name}`,
      isLast,
      ...(unreleased ? { unreleased } : {}),
    };
  });
  return { versions: locales ? localizedVersions(docsDir, versions, locales) : versions, diagnostics };
}

/** The versions in all languages. */
function localizedVersions(docsDir: string, versions: readonly Version[], locales: Locales): Version[] {
  return locales.flatMap((locale) => {
    const home = homeOfLocale(locale, locales);
    return versions
      .map((version): Version => ({ ...version, path: home + version.path.slice(1) }))
      .filter(({ path: root, isLast }) => isLast || home === '/' || fs.existsSync(path.join(docsDir, root)));
  });
}
