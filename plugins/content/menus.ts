import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { NavItem } from '../../model/pageData.ts';
import { available, type Diagnostic, diagnostic } from './diagnostic.ts';
import { readJson } from './located.ts';
import type { Target } from './parse.ts';
import { listBelow } from './sourceFiles.ts';

/** A file of menu entries. */
export interface MenuFile {
  file: string;
  /** Address that relative links are seen from. */
  route: string;
  targets: Target[];
  diagnostics: Diagnostic[];
}

const text = z.string().min(1);

const navSchema = z.array(
  z.strictObject({
    text: text.describe('What readers see.'),
    link: text.describe('Address, `doc:<id>` or `sidebar:<id>`.'),
    activeMatch: text
      .optional()
      .describe('Regular expression on the page: the entry is current where it matches.'),
  }),
);

const label = text.optional().describe('What readers see. Default: the title of the page.');

/** The engine's entries, as far as the sidebars of this site have them. */
const metaSchema = z.array(
  z.union([
    text,
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('file'), name: text, label }),
      z.strictObject({ type: z.literal('dir'), name: text, label }),
      z.strictObject({ type: z.literal('custom-link'), label: text, link: text }),
    ]),
  ]),
);

const readNavFile = (docsDir: string) => readJson(path.join(docsDir, '_nav.json'), navSchema, { absent: [] });

const readFolderEntries = (file: string) => readJson(file, metaSchema);

/** Reads `_nav.json` at the root of all pages; none where there is no such file. */
export function readNav(docsDir: string): MenuFile {
  const { value = [], lineOf, diagnostics } = readNavFile(docsDir);
  const targets = value.map(
    ({ link }, at): Target => ({ url: link, line: lineOf([at, 'link']), kind: 'element' }),
  );
  return { file: path.join(docsDir, '_nav.json'), route: '/', targets, diagnostics };
}

/** Items of `_nav.json`; what is wrong with it is found by `readNav`. */
export const readNavItems = (docsDir: string): NavItem[] => readNavFile(docsDir).value ?? [];

/** What an entry of the given kind can name in a folder. */
function namesIn(dir: string, kind: 'file' | 'dir'): string[] {
  return fs
    .readdirSync(dir, { withFileTypes: true })
    .filter((entry) =>
      kind === 'dir' ? entry.isDirectory() : entry.isFile() && /\.(?:mdx?|tsx?|jsx?)$/.test(entry.name),
    )
    .map(({ name }) => (kind === 'dir' ? name : name.replace(/\.\w+$/, '')))
    .filter((name) => !name.startsWith('_'))
    .sort();
}

/** Reads every `_meta.json`: an entry for a page or folder that is not there is a problem. */
export function readMeta(docsDir: string): MenuFile[] {
  return listBelow(docsDir)
    .filter((name) => /(?:^|\/)_meta\.json$/.test(name))
    .map((name) => {
      const file = path.join(docsDir, name);
      const dir = path.dirname(file);
      const targets: Target[] = [];
      const { value = [], lineOf, diagnostics } = readFolderEntries(file);
      for (const [at, entry] of value.entries()) {
        const item = typeof entry === 'string' ? { type: 'file' as const, name: entry } : entry;
        if (item.type === 'custom-link') {
          targets.push({ url: item.link, line: lineOf([at, 'link']), kind: 'element' });
          continue;
        }
        const names = namesIn(dir, item.type);
        const isFile = item.type === 'file';
        const wanted = isFile ? item.name.replace(/\.(?:mdx?|tsx?|jsx?)$/, '') : item.name;
        if (names.includes(wanted)) continue;
        const what = isFile ? 'page' : 'folder';
        const reason = `There is no ${what} "${item.name}" beside this file. ${available(`${what}s`, wanted, names)}`;
        diagnostics.push(diagnostic(file, lineOf([at, 'name']), reason));
      }
      const route = `/${name.replace(/_meta\.json$/, '')}`;
      return { file, route, targets, diagnostics };
    });
}

/** An entry of a menu, in the words of the model. */
export type MetaEntry =
  | { type: 'file' | 'dir'; name: string; label?: string | undefined }
  | { type: 'link'; label: string; href: string; name: string };

/**
 * Entries of a folder's `_meta.json`; undefined when there is none. What is wrong with it is found by `readMeta`: such a
 * file lists nothing.
 */
export function readMetaEntries(dir: string): MetaEntry[] | undefined {
  const file = path.join(dir, '_meta.json');
  if (!fs.existsSync(file)) return undefined;
  const { value = [] } = readFolderEntries(file);
  return value.map((entry): MetaEntry => {
    if (typeof entry === 'string') return { type: 'file', name: entry };
    if (entry.type !== 'custom-link') return entry;
    return { type: 'link', label: entry.label, href: entry.link, name: entry.label };
  });
}
