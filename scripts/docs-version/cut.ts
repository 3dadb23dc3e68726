import fs from 'node:fs';
import path from 'node:path';
import { listBelow, toPosix } from '../../plugins/docs/files.ts';
import { readPage, type Target } from '../../plugins/docs/readPage.ts';
import { available } from '../../plugins/problems/problems.ts';
import { UserError } from '../run.mjs';

export interface CutOptions {
  /** Absolute path of the folder of all pages; the latest docs are its folder `docs`. */
  docsDir: string;
  /** Absolute path of the file with the list `VERSIONS`. */
  siteFile: string;
  /** Absolute path of the file with the constant `VERSION`, when the list names it instead of a text. */
  constantsFile?: string | undefined;
  /** Absolute path of a `package.json` whose version is that of the latest docs. */
  manifestFile?: string | undefined;
}

export interface Cut {
  /** Name of the version that was the latest, and is kept. */
  kept: string;
  /** Name of the version that the latest docs are of from now on. */
  latest: string;
  /** Copied files, relative to `docsDir`. */
  files: string[];
}

const LIST = /(export const VERSIONS\b[^=]*=\s*\[)([\s\S]*?)(\n\];)/;

const LATEST =
  /^([ \t]*)\{ name: (VERSION|'([^']+)'), label: (?:VERSION|'[^']+'), path: '\/docs', isLast: true \},$/m;

const CONSTANT = /(export const VERSION = ')([^']+)(';)/;

function replaceIn(file: string, pattern: RegExp, replacement: string): string {
  const text = fs.readFileSync(file, 'utf8');
  if (!pattern.test(text))
    throw new UserError(`${file} does not have what was looked for: ${pattern}. Change it by hand.`);
  return text.replace(pattern, replacement);
}

/** `/docs/a` → `/docs/<kept>/a`; undefined for what is to stay. */
function movedLink(url: string, kept: string, others: readonly string[]): string | undefined {
  const [, rest] = /^\/docs(?=[/?#]|$)(.*)$/.exec(url) ?? [];
  if (rest === undefined || others.some((name) => `${rest}/`.startsWith(`/${name}/`))) return undefined;
  return `/docs/${kept}${rest || '/'}`;
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
export function cutVersion(
  { docsDir, siteFile, constantsFile, manifestFile }: CutOptions,
  name: string,
): Cut {
  if (!/^[a-z\d][\w.-]*$/i.test(name))
    throw new UserError(
      `"${name}" cannot be the name of a version. Use letters, digits, dots and hyphens: 0.6.0.`,
    );
  const site = fs.readFileSync(siteFile, 'utf8');
  const [, , list] = LIST.exec(site) ?? [];
  const [, , expression, text] = LATEST.exec(list ?? '') ?? [];
  if (list === undefined || expression === undefined)
    throw new UserError(
      `${siteFile} has no list VERSIONS with a latest version at '/docs' in a line of its own.`,
    );
  const constant = constantsFile && CONSTANT.exec(fs.readFileSync(constantsFile, 'utf8'))?.[2];
  const kept = text ?? constant;
  if (!kept) throw new UserError(`${siteFile} names the latest version by VERSION, which was not found.`);
  const others = [...list.matchAll(/name: '([^']+)'/g)].flatMap(([, other]) =>
    other === undefined || other === kept ? [] : [other],
  );
  if ([kept, ...others].includes(name))
    throw new UserError(
      `The version "${name}" exists already. ${available('versions', name, [kept, ...others])}`,
    );

  const folder = path.join(docsDir, 'docs');
  const target = path.join(folder, kept);
  if (fs.existsSync(target)) throw new UserError(`${target} exists already: is "${kept}" cut already?`);
  const files = listBelow(folder).filter((file) => !others.some((other) => file.startsWith(`${other}/`)));
  for (const file of files) {
    const from = path.join(folder, file);
    const to = path.join(target, file);
    fs.mkdirSync(path.dirname(to), { recursive: true });
    if (/\.mdx?$/.test(file)) {
      const source = fs.readFileSync(from, 'utf8');
      const move = (url: string) =>
        /^\.{1,2}\//.test(url) ? movedFile(url, from, to, folder) : movedLink(url, kept, others);
      fs.writeFileSync(to, moveTargets(source, readPage(from, source).targets, move));
    } else if (path.basename(file) === '_meta.json') {
      const menu = fs.readFileSync(from, 'utf8');
      fs.writeFileSync(
        to,
        menu.replace(
          /("link":\s*")([^"]*)/g,
          (_, start: string, url: string) => start + (movedLink(url, kept, others) ?? url),
        ),
      );
    } else fs.copyFileSync(from, to);
  }

  const old = `{ name: '${kept}', label: '${kept}', path: '/docs/${kept}', isLast: false },`;
  const latest = text === undefined ? expression : `'${name}'`;
  const lines = `$1{ name: ${latest}, label: ${latest}, path: '/docs', isLast: true },\n$1${old}`;
  fs.writeFileSync(siteFile, replaceIn(siteFile, LATEST, lines));
  if (text === undefined && constantsFile)
    fs.writeFileSync(constantsFile, replaceIn(constantsFile, CONSTANT, `$1${name}$3`));
  if (manifestFile)
    fs.writeFileSync(manifestFile, replaceIn(manifestFile, /^( {2}"version": ")[^"]*(")/m, `$1${name}$2`));
  return { kept, latest: name, files };
}
