import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { build, type Plugin } from 'esbuild';
import { PROJECT_ROOT } from '../plugins/projectRoot.ts';

/** Folders with code; of `plugins`, each folder is a room. */
const FOLDERS = ['model', 'plugins', 'theme', 'drawings', 'scripts', 'e2e'];

const CODE = /\.(?:tsx?|mjs|css)$/;

/** Tests may import everything; fixtures are separate sites. */
const NO_CODE = /\.test\.tsx?$|(?:^|\/)node_modules\/|^e2e\/fixtures\//;

const files = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(path.join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`),
).filter((file) => CODE.test(file) && !NO_CODE.test(file));

type Arrow = readonly [from: string, to: string];

/** Rooms of the build that only read: they know the form of pages, and no room outside this list. */
const READERS = ['model/', 'plugins/content/', 'plugins/engine/', 'plugins/projectRoot.ts'];

/** Files of the project that a room may import, in addition to its own. A file's room is the longest name that it begins with. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'model/': [],
  'site.ts': ['model/'],
  'plugins/engine/': ['model/', 'plugins/projectRoot.ts'],
  'plugins/content/': ['model/', 'plugins/engine/', 'plugins/projectRoot.ts'],
  'plugins/mdx/': READERS,
  'plugins/blog/': READERS,
  'plugins/output/': READERS,
  'plugins/app/': READERS,
  'plugins/': ['model/', 'plugins/'],
  // It runs before the application, and is in every page.
  'theme/boot/': ['model/', 'words.json'],
  'theme/': ['model/', 'words.json', 'docs/_search.json', 'theme/'],
  'drawings/': ['model/', 'words.json', 'theme/'],
  'rspress.config.ts': ['site.ts', 'plugins/'],
  'scripts/': ['model/', 'rspress.config.ts', 'site.ts', 'plugins/', 'theme/'],
};

/** Packages that a room may import, where it may not import all. */
const MAY_IMPORT_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'model/': ['fastest-levenshtein', 'json-stringify-pretty-compact', 'stemmer', 'sucrase'],
  'model/site.ts': ['zod'],
  'model/tutorialDrawing.ts': ['zod'],
  'theme/boot/': ['#site'],
};

/** Treats types as values, so that their imports are arrows, too, and leaves out files outside the project. */
const everyImport: Plugin = {
  name: 'every import',
  setup({ onLoad, onResolve, resolve }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => ({
      contents: fs.readFileSync(file, 'utf8').replace(/^(import|export) type (?=\{|\* as|\w+ from)/gm, '$1 '),
      loader: file.endsWith('x') ? 'tsx' : 'ts',
    }));
    onLoad({ filter: /\.woff2$/ }, () => ({ contents: '', loader: 'empty' }));
    onResolve({ filter: /^virtual-|^@rspress|^#(?:site|types)$/ }, () => ({ external: true }));
    onResolve({ filter: /\?/ }, ({ path: request, ...from }) => resolve(request.replace(/\?.*/, ''), from));
  },
};

interface Imports {
  /** Every import of a file of the project by another, from its root. */
  arrows: Arrow[];
  /** Every import of a package. */
  packages: Arrow[];
}

async function readImports(): Promise<Imports> {
  const { metafile } = await build({
    stdin: { contents: files.map((file) => `import './${file}';`).join('\n'), resolveDir: PROJECT_ROOT },
    absWorkingDir: PROJECT_ROOT,
    bundle: true,
    packages: 'external',
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'error',
    plugins: [everyImport],
  });
  const found: Imports = { arrows: [], packages: [] };
  for (const [from, { imports }] of Object.entries(metafile.inputs)) {
    if (from === '<stdin>') continue;
    for (const { path: to, external } of imports) found[external ? 'packages' : 'arrows'].push([from, to]);
  }
  return found;
}

/** Imports that a table does not allow. */
function forbidden(arrows: readonly Arrow[], table: Readonly<Record<string, readonly string[]>>): Arrow[] {
  const rooms = Object.keys(table).toSorted((a, b) => b.length - a.length);
  return arrows.filter(([from, to]) => {
    const room = rooms.find((name) => from.startsWith(name));
    return room && ![room, ...(table[room] ?? [])].some((name) => to.startsWith(name));
  });
}

/** The arrows of cycles, and of paths between two cycles. */
function circlesIn(arrows: readonly Arrow[]): Arrow[] {
  const from = new Set(arrows.map(([start]) => start));
  const to = new Set(arrows.map(([, end]) => end));
  const left = arrows.filter(([start, end]) => from.has(end) && to.has(start));
  return left.length === arrows.length ? left : circlesIn(left);
}

const roomOf = (file: string) => /^(?:plugins\/)?[^/]+/.exec(file)?.[0] ?? file;

test('a room imports only what its line allows', async () => {
  const { arrows, packages } = await readImports();
  // Otherwise nothing was read.
  for (const room of Object.keys(MAY_IMPORT))
    expect(arrows.some(([from]) => from.startsWith(room))).toBe(true);
  expect(packages).toContainEqual(['model/compile.ts', 'sucrase']);
  // It has hooks and functions.
  const components = arrows.filter(([from, to]) => from.startsWith('theme/lib/') && to.endsWith('.tsx'));
  const wrong = [
    ...forbidden(arrows, MAY_IMPORT),
    ...forbidden(packages, MAY_IMPORT_PACKAGES),
    ...components,
  ];
  expect(wrong.map(([from, to]) => `${from} imports ${to}`)).toEqual([]);
});

test('an import that a line does not allow is found, and the longest name is the room', () => {
  const table = { 'a/': ['c/'], 'a/b/': [] };
  const arrows: Arrow[] = [
    ['a/x.ts', 'a/b/y.ts'],
    ['a/x.ts', 'c/z.ts'],
    ['a/b/y.ts', 'a/b/w.ts'],
    ['d/v.ts', 'e/u.ts'],
  ];
  const wrong: Arrow[] = [
    ['a/x.ts', 'd/v.ts'],
    ['a/b/y.ts', 'a/x.ts'],
    ['a/b/y.ts', 'c/z.ts'],
  ];
  expect(forbidden([...arrows, ...wrong], table)).toEqual(wrong);
});

test('circles are seen', () => {
  const circle = [
    ['b', 'c'],
    ['c', 'b'],
  ] as const;
  expect(circlesIn([['a', 'b'], ...circle, ['c', 'd']])).toEqual(circle);
});

test('neither files nor rooms import each other in a circle', async () => {
  const { arrows } = await readImports();
  expect(circlesIn(arrows)).toEqual([]);
  const rooms = arrows.filter(([from, to]) => roomOf(from) !== roomOf(to));
  expect(circlesIn(rooms.map(([from, to]) => [roomOf(from), roomOf(to)] as const))).toEqual([]);
});

/** Most floors of the folders of `theme/`; `theme/index.tsx`, which assembles them, is the eighth. The number may only fall. */
const MAX_FLOORS = 7;

/** How many rooms the longest way down leads through. @param arrows without a cycle. */
function floorsOf(arrows: readonly Arrow[]): number {
  if (arrows.length === 0) return 1;
  const from = new Set(arrows.map(([start]) => start));
  // Rooms that import nothing are the lowest floor: without them, the rest has one floor less.
  return 1 + floorsOf(arrows.filter(([, end]) => from.has(end)));
}

test('floors are counted', () => {
  expect(
    floorsOf([
      ['a', 'b'],
      ['b', 'c'],
      ['a', 'c'],
      ['d', 'c'],
    ]),
  ).toBe(3);
});

test('the folders of theme/ are floors, and arrows lead down', async () => {
  const { arrows } = await readImports();
  const folderOf = (file: string) => /^theme\/[^/]+(?=\/)/.exec(file)?.[0];
  const down = arrows.flatMap(([from, to]): Arrow[] => {
    const [start, end] = [folderOf(from), folderOf(to)];
    return start && end && start !== end ? [[start, end]] : [];
  });
  expect(circlesIn(down)).toEqual([]);
  expect(floorsOf(down)).toBeLessThanOrEqual(MAX_FLOORS);
});
