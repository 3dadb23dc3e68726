/** Reads the menus, `_nav.json` and `_meta.json`, and checks their form. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { NavItem } from '../../model/pageData.ts';
import { menuAddress } from '../../model/site.ts';
import { available, diagnostic } from './diagnostic.ts';
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

const navSchema = z.array(navEntry);

const label = text.optional().describe('What readers see. Default: the title of the page.');

const metaEntry = z.union(
  [
    text.transform((name) => ({ type: 'file' as const, name, label: undefined })),
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.enum(['file', 'dir']), name: text, label }),
      z.strictObject({ type: z.literal('custom-link'), label: text, link: menuAddress }),
    ]),
  ],
  { error: 'expected the name of a page, or an entry of the type "file", "dir" or "custom-link"' },
);

/** An entry of `_meta.json`. */
export type MetaEntry = z.output<typeof metaEntry>;

const readNavFile = (docsDir: string) =>
  readJson(path.join(docsDir, '_nav.json'), navSchema, { absent: [], keys: Object.keys(navEntry.shape) });

const readFolderEntries = (file: string) => readJson(file, z.array(metaEntry));

/** @returns `route` is the base of relative links. */
export function readNav(docsDir: string) {
  const { value = [], lineOf, diagnostics } = readNavFile(docsDir);
  const targets = value.map(
    ({ link }, at): Target => ({ url: link, line: lineOf([at, 'link']), kind: 'element' }),
  );
  return { file: path.join(docsDir, '_nav.json'), route: '/', targets, diagnostics };
}

/** Items of `_nav.json`; `readNav` reports its problems. */
export const readNavItems = (docsDir: string): NavItem[] => readNavFile(docsDir).value ?? [];

export function namesIn(dir: string, kind: 'file' | 'dir'): string[] {
  return fs
    .readdirSync(dir, { withFileTypes: true })
    .filter((entry) =>
      kind === 'dir' ? entry.isDirectory() : entry.isFile() && /\.(?:mdx?|tsx?|jsx?)$/.test(entry.name),
    )
    .map(({ name }) => (kind === 'dir' ? name : name.replace(/\.\w+$/, '')))
    .filter((name) => !/^[_.]/.test(name))
    .sort();
}

/** @returns as `readNav`. */
export function readMeta(docsDir: string) {
  return listBelow(docsDir)
    .filter((name) => /(?:^|\/)_meta\.json$/.test(name))
    .map((name) => {
      const file = path.join(docsDir, name);
      const dir = path.dirname(file);
      const targets: Target[] = [];
      const { value = [], lineOf, diagnostics } = readFolderEntries(file);
      const lines = new Map<string, number>();
      for (const [at, item] of value.entries()) {
        if (item.type === 'custom-link') {
          targets.push({ url: item.link, line: lineOf([at, 'link']), kind: 'element' });
          continue;
        }
        const names = namesIn(dir, item.type);
        const isFile = item.type === 'file';
        const wanted = isFile ? item.name.replace(/\.(?:mdx?|tsx?|jsx?)$/, '') : item.name;
        const what = isFile ? 'page' : 'folder';
        if (names.includes(wanted)) {
          const key = `${what} "${wanted}"`;
          const before = lines.get(key);
          lines.set(key, before ?? lineOf([at]));
          if (before !== undefined)
            diagnostics.push(
              diagnostic(file, lineOf([at]), `The ${key} is in line ${before}, too. Remove one of the two.`),
            );
          continue;
        }
        const reason = `There is no ${what} "${item.name}" beside this file. ${available(`${what}s`, wanted, names)}`;
        diagnostics.push(diagnostic(file, lineOf([at, 'name']), reason));
      }
      const route = `/${name.replace(/_meta\.json$/, '')}`;
      return { file, route, targets, diagnostics };
    });
}

/** Entries of `_meta.json`; undefined without one. `readMeta` reports its problems. */
export function readMetaEntries(dir: string): MetaEntry[] | undefined {
  const file = path.join(dir, '_meta.json');
  return fs.existsSync(file) ? (readFolderEntries(file).value ?? []) : undefined;
}
