/** Reads the menus, `_nav.json` and `_meta.json`, and checks their form. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { menuAddress } from '../../model/site.ts';
import { available, type Diagnostic, diagnostic } from './diagnostic.ts';
import { readJson } from './located.ts';
import type { Target } from './parse.ts';
import { isPageName, listBelow } from './sourceFiles.ts';

const text = z.string().min(1);

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}

const navEntry = z.strictObject({
  text: text.describe('Add `"text": "What readers see"`.'),
  link: menuAddress.describe('Add `"link": "…"`, an address, `doc:<id>` or `sidebar:<id>`.'),
  /** The entry is current on pages whose address matches. */
  activeMatch: text.refine(isPattern, 'expected a regular expression such as "^/docs/"').optional(),
});

const PAGE = /\.(?:mdx?|[jt]sx?)$/;

const name = text.transform((given) => given.replace(PAGE, ''));

/** Text for readers. Default: the title of the page. */
const label = text.optional();

const metaEntry = z.union(
  [
    name.transform((page) => ({ type: 'file' as const, name: page, label: undefined })),
    z.strictObject({ type: z.enum(['file', 'dir']), name, label }),
  ],
  { error: 'expected the name of a page, or an entry of the type "file" or "dir"' },
);

/** An entry of `_meta.json`; `name` has no extension. */
export type MetaEntry = z.output<typeof metaEntry>;

const metaEntries = z.array(metaEntry);
const readFolderEntries = (file: string) => readJson(file, metaEntries);

/** Items of `_nav.json`, and their links. */
export function readNav(docsDir: string) {
  const file = path.join(docsDir, '_nav.json');
  const { value: items = [], lineOf, diagnostics } = readJson(file, z.array(navEntry), { absent: [] });
  const targets = items.map(
    ({ link }, at): Target => ({ url: link, line: lineOf([at, 'link']), kind: 'element' }),
  );
  return { file, items, targets, diagnostics };
}

export function namesIn(dir: string, kind: 'file' | 'dir'): string[] {
  return fs
    .readdirSync(dir, { withFileTypes: true })
    .filter((entry) => (kind === 'dir' ? entry.isDirectory() : entry.isFile() && PAGE.test(entry.name)))
    .filter((entry) => isPageName(entry.name))
    .map(({ name }) => (kind === 'dir' ? name : name.replace(/\.\w+$/, '')))
    .sort();
}

/** Problems of all `_meta.json`. */
export function checkMenus(docsDir: string): Diagnostic[] {
  const names = listBelow(docsDir).filter((each) => path.basename(each) === '_meta.json');
  return names.flatMap((each) => {
    const file = path.join(docsDir, each);
    const { value = [], lineOf, diagnostics } = readFolderEntries(file);
    const lines = new Map<string, number>();
    const wrong = value.flatMap((entry, at): Diagnostic[] => {
      const kind = entry.type === 'file' ? 'page' : 'folder';
      const own = `${kind} "${entry.name}"`;
      const found = namesIn(path.dirname(file), entry.type);
      if (!found.includes(entry.name)) {
        const reason = `There is no ${own} beside this file. ${available(`${kind}s`, entry.name, found)}`;
        return [diagnostic(file, lineOf([at, 'name']), reason)];
      }
      const before = lines.get(own);
      lines.set(own, before ?? lineOf([at]));
      if (before === undefined) return [];
      const reason = `The ${own} is in line ${before}, too. Remove one of the two.`;
      return [diagnostic(file, lineOf([at]), reason)];
    });
    return [...diagnostics, ...wrong];
  });
}

/** Entries of `_meta.json`; undefined without one. `checkMenus` reports its problems. */
export function readMetaEntries(dir: string): MetaEntry[] | undefined {
  const file = path.join(dir, '_meta.json');
  return fs.existsSync(file) ? (readFolderEntries(file).value ?? []) : undefined;
}
