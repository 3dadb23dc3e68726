import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { homeOfLocale, type Locales } from '../../model/locales.ts';
import type { Version } from '../../model/site.ts';
import { diagnostic, quoteAll } from './diagnostic.ts';
import { readJson } from './located.ts';

export const VERSIONS_FILE = '_versions.json';

export const DOCS = '/docs';

/** Valid in addresses and as a folder. */
const VERSION_NAME = /^[a-z\d][\w.-]*$/i;

const schema = z.array(
  z.strictObject({
    name: z
      .string()
      .regex(VERSION_NAME, 'expected letters, digits, dots and hyphens, such as "0.6.0"')
      .describe('Add `"name": "0.6.0"`, which addresses and folders have.'),
    /** Text in the menu. Default: the name. */
    label: z.string().min(1).optional(),
    /** Labelled "unreleased" instead of "older". */
    unreleased: z.boolean().optional(),
  }),
);

export type VersionEntry = z.infer<typeof schema>[number];

/**
 * Reads `_versions.json`, newest first. The first released version is the latest, at `/docs`; others are at `/docs/<name>`.
 * Versions of the first locale come first; other locales have the latest at `/<code>/docs`, and older ones that have a folder.
 */
export function readVersions(docsDir: string, locales?: Locales) {
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
  const versions = entries.map(
    ({ name, label = name, unreleased }, at): Version => ({
      name,
      label,
      path: at === latest ? DOCS : `${DOCS}/${name}`,
      isLast: at === latest,
      unreleased,
    }),
  );
  return { versions: locales ? localizedVersions(docsDir, versions, locales) : versions, diagnostics };
}

function localizedVersions(docsDir: string, versions: readonly Version[], locales: Locales): Version[] {
  return locales.flatMap((locale) => {
    const home = homeOfLocale(locale, locales);
    return versions
      .map((version): Version => ({ ...version, path: home + version.path.slice(1) }))
      .filter(({ path: root, isLast }) => isLast || home === '/' || fs.existsSync(path.join(docsDir, root)));
  });
}
