import fs from 'node:fs';
import path from 'node:path';
import { DiagnosticsError, quoteAll } from '../../plugins/content/diagnostic.ts';
import { parseMarkdown, type Target } from '../../plugins/content/parse.ts';
import { listBelow, toPosix } from '../../plugins/content/sourceFiles.ts';
import {
  readVersions,
  VERSION_NAME,
  VERSIONS_FILE,
  type VersionEntry,
} from '../../plugins/content/versionsFile.ts';
import { UserError } from '../run.mjs';

export interface CutOptions {
  /** Absolute path of the folder of all pages, with `_versions.json`; the latest docs are its folder `docs`. */
  docsDir: string;
  /** Codes of the languages besides the first: their docs are cut with it. Default: none. */
  languages?: readonly string[];
  /** Absolute paths of a `package.json` whose version is that of the latest docs, and of its lockfile. */
  manifestFiles?: readonly string[];
}

export interface Cut {
  /** Name of the version that was the latest. */
  kept: string;
  /** Name of the version that the latest docs are of from now on. */
  latest: string;
  /** Copied files, relative to `docsDir`. */
  files: string[];
}

/** Versions that npm accepts: three numbers, and for a pre-release a suffix. */
const MANIFEST_VERSION = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}(?:-[\da-z.-]+)?$/i;

const writeJson = (file: string, data: unknown) =>
  fs.writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);

/** `/docs/a` → `/docs/<version>/a`, `/de/docs/a` → `/de/docs/<version>/a`; undefined for an address that does not change. */
function movedLink(
  url: string,
  kept: string,
  others: readonly string[],
  languages: readonly string[],
): string | undefined {
  const [, language = '', rest] = /^(?:\/([\w-]+))?\/docs(?=[/?#]|$)(.*)$/.exec(url) ?? [];
  if (rest === undefined || (language && !languages.includes(language))) return undefined;
  if (others.some((name) => `${rest}/`.startsWith(`/${name}/`))) return undefined;
  return `${language && `/${language}`}/docs/${kept}${rest || '/'}`;
}

/** A relative path that leaves the folder that is copied leads to the same file from the copy. */
function movedFile(url: string, from: string, to: string, folder: string): string | undefined {
  const target = path.resolve(path.dirname(from), url);
  if (target === folder || target.startsWith(folder + path.sep)) return undefined;
  const moved = toPosix(path.relative(path.dirname(to), target));
  return moved.startsWith('.') ? moved : `./${moved}`;
}

/** Text of a page with its links turned to the copy. */
function moveTargets(
  source: string,
  targets: readonly Target[],
  move: (url: string) => string | undefined,
): string {
  const edits = targets.flatMap(({ url, range }) => {
    const moved = move(url);
    if (moved === undefined || !range) return [];
    const at = source.lastIndexOf(url, range[1] - url.length);
    return at < range[0] ? [] : [{ at, url, moved }];
  });
  return edits
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, url, moved }) => text.slice(0, at) + moved + text.slice(at + url.length), source);
}

/**
 * Cuts a version: what is the latest now is copied to a folder with its name, and the latest becomes `name`. Links between
 * docs lead to the copies; files that the docs only share (pictures, samples) stay where they are.
 *
 * @param name of the version that the latest docs are of from now on: `0.6.0`.
 * @throws `UserError` before anything is written, when the name cannot be one or the files are not as expected.
 */
export function cutVersion({ docsDir, languages = [], manifestFiles = [] }: CutOptions, name: string): Cut {
  if (!VERSION_NAME.test(name))
    throw new UserError(
      `"${name}" cannot be the name of a version. Use letters, digits, dots and hyphens: 0.6.0.`,
    );
  if (manifestFiles.length > 0 && !MANIFEST_VERSION.test(name))
    throw new UserError(
      `"${name}" cannot be the version in package.json, which npm reads. Use three numbers: 0.6.0.`,
    );
  const { versions, diagnostics } = readVersions(docsDir);
  if (diagnostics.length > 0)
    throw new UserError(new DiagnosticsError('The list of versions', diagnostics).message);
  const versionsFile = path.join(docsDir, VERSIONS_FILE);
  const names = versions.map((version) => version.name);
  const kept = versions.find(({ isLast }) => isLast)?.name;
  if (kept === undefined)
    throw new UserError(`${versionsFile} is missing or empty: write [{ "name": "0.1.0" }].`);
  const others = names.filter((other) => other !== kept);
  if (names.includes(name))
    throw new UserError(`The version "${name}" exists already. Available versions: ${quoteAll(names)}.`);

  const folders = ['docs', ...languages.map((code) => `${code}/docs`)];
  const files = folders.flatMap((folder) => {
    const target = path.join(docsDir, folder, kept);
    if (fs.existsSync(target)) throw new UserError(`${target} exists already: is "${kept}" cut already?`);
    return listBelow(path.join(docsDir, folder))
      .filter((file) => !others.some((other) => file.startsWith(`${other}/`)))
      .map((file) => ({ folder: path.join(docsDir, folder), file }));
  });
  for (const { folder, file } of files) {
    const from = path.join(folder, file);
    const to = path.join(folder, kept, file);
    fs.mkdirSync(path.dirname(to), { recursive: true });
    if (/\.mdx?$/.test(file)) {
      const source = fs.readFileSync(from, 'utf8');
      const move = (url: string) =>
        /^\.{1,2}\//.test(url) ? movedFile(url, from, to, folder) : movedLink(url, kept, others, languages);
      fs.writeFileSync(to, moveTargets(source, parseMarkdown(from, source).targets, move));
    } else if (path.basename(file) === '_meta.json') {
      const moveLink = (key: string, value: unknown) =>
        key === 'link' && typeof value === 'string'
          ? (movedLink(value, kept, others, languages) ?? value)
          : value;
      writeJson(to, JSON.parse(fs.readFileSync(from, 'utf8'), moveLink));
    } else fs.copyFileSync(from, to);
  }

  const entries: VersionEntry[] = JSON.parse(fs.readFileSync(versionsFile, 'utf8'));
  writeJson(
    versionsFile,
    entries.flatMap((entry) => (entry.name === kept ? [{ name }, entry] : [entry])),
  );
  for (const manifestFile of manifestFiles) {
    const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8'));
    manifest.version = name;
    // A lockfile names the package again among its packages.
    if (manifest.packages?.['']) manifest.packages[''].version = name;
    writeJson(manifestFile, manifest);
  }
  return {
    kept,
    latest: name,
    files: files.map(({ folder, file }) => toPosix(path.relative(docsDir, path.join(folder, file)))),
  };
}
