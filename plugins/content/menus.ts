/** Reads the menus, `_nav.json` and `_meta.json`, and checks their form. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { NavItem } from '../../model/pageData.ts';
import { menuAddress } from '../../model/site.ts';
import { available, type Diagnostic, diagnostic } from './diagnostic.ts';
import { readJson } from './located.ts';
import type { Target } from './parse.ts';
import { listBelow } from './sourceFiles.ts';

const text = z.string().min(1);

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}

const navEntry = z.strictObject({
  text: text.describe('What readers see.'),
  link: menuAddress.describe('Address, `doc:<id>` or `sidebar:<id>`.'),
  activeMatch: text
    .refine(isPattern, 'expected a regular expression such as "^/docs/"')
    .optional()
    .describe('Regular expression on the page: the entry is current where it matches.'),
});

const PAGE = /\.(?:mdx?|[jt]sx?)$/;

const name = text.transform((given) => given.replace(PAGE, ''));

const label = text.optional().describe('What readers see. Default: the title of the page.');

const metaEntry = z.union(
  [
    name.transform((page) => ({ type: 'file' as const, name: page, label: undefined })),
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.enum(['file', 'dir']), name, label }),
      z.strictObject({ type: z.literal('custom-link'), label: text, link: menuAddress }),
    ]),
  ],
  { error: 'expected the name of a page, or an entry of the type "file", "dir" or "custom-link"' },
);

/** An entry of `_meta.json`; `name` has no extension. */
export type MetaEntry = z.output<typeof metaEntry>;

const readFolderEntries = (file: string) => readJson(file, z.array(metaEntry));

/** @returns `route` is the base of relative links. */
export function readNav(docsDir: string) {
  const file = path.join(docsDir, '_nav.json');
  const keys = Object.keys(navEntry.shape);
  const { value: items = [], lineOf, diagnostics } = readJson(file, z.array(navEntry), { absent: [], keys });
  const targets = items.map(
    ({ link }, at): Target => ({ url: link, line: lineOf([at, 'link']), kind: 'element' }),
  );
  return { file, route: '/', items, targets, diagnostics };
}

/** Items of `_nav.json`; `readNav` reports its problems. */
export const readNavItems = (docsDir: string): NavItem[] => readNav(docsDir).items;

export function namesIn(dir: string, kind: 'file' | 'dir'): string[] {
  return fs
    .readdirSync(dir, { withFileTypes: true })
    .filter((entry) => (kind === 'dir' ? entry.isDirectory() : entry.isFile() && PAGE.test(entry.name)))
    .map(({ name }) => (kind === 'dir' ? name : name.replace(/\.\w+$/, '')))
    .filter((name) => !/^[_.]/.test(name))
    .sort();
}

/** @returns as `readNav`. */
export function readMeta(docsDir: string) {
  return listBelow(docsDir)
    .filter((each) => path.basename(each) === '_meta.json')
    .map((each) => {
      const file = path.join(docsDir, each);
      const { value = [], lineOf, diagnostics } = readFolderEntries(file);
      const targets: Target[] = [];
      const lines = new Map<string, number>();
      const wrong = value.flatMap((entry, at): Diagnostic[] => {
        if (entry.type === 'custom-link') {
          targets.push({ url: entry.link, line: lineOf([at, 'link']), kind: 'element' });
          return [];
        }
        const kind = entry.type === 'file' ? 'page' : 'folder';
        const own = `${kind} "${entry.name}"`;
        const names = namesIn(path.dirname(file), entry.type);
        if (!names.includes(entry.name)) {
          const reason = `There is no ${own} beside this file. ${available(`${kind}s`, entry.name, names)}`;
          return [diagnostic(file, lineOf([at, 'name']), reason)];
        }
        const before = lines.get(own);
        lines.set(own, before ?? lineOf([at]));
        if (before === undefined) return [];
        const reason = `The ${own} is in line ${before}, too. Remove one of the two.`;
        return [diagnostic(file, lineOf([at]), reason)];
      });
      const route = `/${each.replace(/_meta\.json$/, '')}`;
      return { file, route, targets, diagnostics: [...diagnostics, ...wrong] };
    });
}

/** Entries of `_meta.json`; undefined without one. `readMeta` reports its problems. */
export function readMetaEntries(dir: string): MetaEntry[] | undefined {
  const file = path.join(dir, '_meta.json');
  return fs.existsSync(file) ? (readFolderEntries(file).value ?? []) : undefined;
}
