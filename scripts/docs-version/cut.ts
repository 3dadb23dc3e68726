import fs from 'node:fs';
import path from 'node:path';
import { changesPath } from '../../model/routes.ts';
import { DiagnosticsError, quoteAll } from '../../plugins/content/diagnostic.ts';
import { parseMarkdown } from '../../plugins/content/parse.ts';
import { listBelow, readText, toPosix } from '../../plugins/content/sourceFiles.ts';
import { readVersions, VERSIONS_FILE, type VersionEntry } from '../../plugins/content/versionsFile.ts';
import { UserError } from '../run.mjs';

/** Versions that npm accepts: three numbers, and for a pre-release a suffix. */
const NPM_VERSION = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}(?:-[\da-z.-]+)?$/i;

interface Place {
  /** Folder of the latest docs, in which the copy is a folder. */
  folder: string;
  version: string;
  others: readonly string[];
  languages: readonly string[];
}

/** `/de/docs/a` → `/de/docs/<version>/a`; undefined where nothing changes. The feed of changes is that of the latest docs. */
function movedLink(url: string, { version, others, languages }: Place): string | undefined {
  if (url.endsWith(changesPath('/docs'))) return undefined;
  const [, language = '', rest] = /^(?:\/([\w-]+))?\/docs(?=[/?#]|$)(.*)$/.exec(url) ?? [];
  if (rest === undefined || (language && !languages.includes(language))) return undefined;
  if (others.some((name) => `${rest}/`.startsWith(`/${name}/`))) return undefined;
  return `${language && `/${language}`}/docs/${version}${rest || '/'}`;
}

/** Relative path from the copy to a file that is not copied; undefined for one that is. */
function movedFile(url: string, from: string, to: string, { folder, others }: Place): string | undefined {
  const target = path.resolve(path.dirname(from), url);
  const isIn = (dir: string) => target === dir || target.startsWith(dir + path.sep);
  if (isIn(folder) && !others.some((name) => isIn(path.join(folder, name)))) return undefined;
  const moved = toPosix(path.relative(path.dirname(to), target));
  return moved.startsWith('.') ? moved : `./${moved}`;
}

/** Text of a page with its links turned to the copy. @throws `UserError` for a link that is written with escapes. */
function moveTargets(file: string, source: string, move: (url: string) => string | undefined): string {
  const edits = parseMarkdown(file, source).targets.flatMap(({ url, line, range: [start, end] = [0, 0] }) => {
    const moved = move(url);
    if (moved === undefined) return [];
    const part = source.slice(start, end);
    // Titles may name the address, too. Of a linked picture, the link is the last one.
    const link = [`](${url}`, `](<${url}`, `]: ${url}`].find((each) => part.includes(each));
    const at = link === undefined ? part.lastIndexOf(url) : part.lastIndexOf(link) + link.length - url.length;
    if (at < 0) throw new UserError(`${file}:${line}: Write the link to ${url} without escapes.`);
    return { at: start + at, url, moved };
  });
  return edits
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, url, moved }) => text.slice(0, at) + moved + text.slice(at + url.length), source);
}

/** Text of a copy; undefined for a file that is copied unchanged. */
function copiedText(from: string, to: string, place: Place): string | undefined {
  const move = (url: string) =>
    /^\.{1,2}\//.test(url) ? movedFile(url, from, to, place) : movedLink(url, place);
  // Nothing turns its links and imports.
  if (/\.[jt]sx?$/.test(from))
    throw new UserError(
      `${from}: No version has programs. Move it to theme/, and give its links to it as attributes.`,
    );
  return /\.mdx?$/.test(from) ? moveTargets(from, readText(from), move) : undefined;
}

/**
 * Copies the latest docs to a folder with the name of their version; the latest becomes `name`: `0.6.0`. Links between docs point
 * to the copies; files that the docs only share (pictures, samples) stay where they are.
 * @param docsDir absolute path of the folder of all pages, with `_versions.json`; the latest docs are its folder `docs`.
 * @param languages codes of those other than the first: their docs are cut, too.
 * @throws `UserError` before anything is written.
 */
export function cutVersion(docsDir: string, languages: readonly string[], name: string) {
  if (!NPM_VERSION.test(name))
    throw new UserError(
      `"${name}" cannot be a version, which package.json names, too. Use three numbers: 0.6.0.`,
    );
  const { versions, diagnostics } = readVersions(docsDir);
  if (diagnostics.length > 0) throw new DiagnosticsError('The list of versions', diagnostics);
  const versionsFile = path.join(docsDir, VERSIONS_FILE);
  const names = versions.map((version) => version.name);
  const previous = versions.find(({ isLast }) => isLast)?.name;
  if (previous === undefined)
    throw new UserError(`${versionsFile} is missing or empty: write [{ "name": "0.1.0" }].`);
  const others = names.filter((other) => other !== previous);
  if (names.includes(name))
    throw new UserError(`The version "${name}" exists already. Available versions: ${quoteAll(names)}.`);

  const copies = ['docs', ...languages.map((code) => `${code}/docs`)].flatMap((docs) => {
    const folder = path.join(docsDir, docs);
    const target = path.join(folder, previous);
    if (fs.existsSync(target)) throw new UserError(`${target} exists already: is "${previous}" cut already?`);
    return listBelow(folder)
      .filter((file) => !others.some((other) => file.startsWith(`${other}/`)))
      .map((file) => {
        const [from, to] = [path.join(folder, file), path.join(target, file)];
        return { from, to, text: copiedText(from, to, { folder, version: previous, others, languages }) };
      });
  });
  for (const { from, to, text } of copies) {
    fs.mkdirSync(path.dirname(to), { recursive: true });
    if (text === undefined) fs.copyFileSync(from, to);
    else fs.writeFileSync(to, text);
  }
  const entries: VersionEntry[] = JSON.parse(readText(versionsFile));
  const listed = entries.flatMap((entry) => (entry.name === previous ? [{ name }, entry] : [entry]));
  fs.writeFileSync(versionsFile, `${JSON.stringify(listed, null, 2)}\n`);
  /** `files` are the copied ones, relative to `docsDir`. */
  return { previous, files: copies.map(({ from }) => toPosix(path.relative(docsDir, from))) };
}
