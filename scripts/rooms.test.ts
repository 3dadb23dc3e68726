import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { build, type Plugin } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Folders with code; of `plugins`, each folder is a room. */
const FOLDERS = ['model', 'plugins', 'theme', 'drawings', 'scripts', 'e2e'];

const CODE = /\.(?:tsx?|mjs|css)$/;

/** Tests look everywhere; fixtures are sites of their own. */
const NO_CODE = /\.test\.ts$|(?:^|\/)node_modules\/|^e2e\/fixtures\//;

const files = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`),
).filter((file) => CODE.test(file) && !NO_CODE.test(file));

type Arrow = readonly [from: string, to: string];

/** Takes types for values, so that they are arrows too, and leaves out what no file of the project is. */
const everyImport: Plugin = {
  name: 'every import',
  setup({ onLoad, onResolve, resolve }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => ({
      contents: fs.readFileSync(file, 'utf8').replace(/^(import|export) type (?=\{|\* as|\w+ from)/gm, '$1 '),
      loader: file.endsWith('x') ? 'tsx' : 'ts',
    }));
    onLoad({ filter: /\.woff2$/ }, () => ({ contents: '', loader: 'empty' }));
    onResolve({ filter: /^virtual-|^@rspress|^#types$/ }, () => ({ external: true }));
    onResolve({ filter: /\?/ }, ({ path: request, ...from }) => resolve(request.replace(/\?.*/, ''), from));
  },
};

/** Every import of a file of the project by another, from its root. */
async function readArrows(): Promise<Arrow[]> {
  const { metafile } = await build({
    stdin: { contents: files.map((file) => `import './${file}';`).join('\n'), resolveDir: ROOT },
    absWorkingDir: ROOT,
    bundle: true,
    packages: 'external',
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'error',
    plugins: [everyImport],
  });
  return Object.entries(metafile.inputs)
    .filter(([from]) => from !== '<stdin>')
    .flatMap(([from, { imports }]) =>
      imports.flatMap(({ path: to, external }) => (external ? [] : [[from, to] as const])),
    );
}

/** The arrows of circles, and what lies between two of them. */
function circlesIn(arrows: readonly Arrow[]): Arrow[] {
  const from = new Set(arrows.map(([start]) => start));
  const to = new Set(arrows.map(([, end]) => end));
  const left = arrows.filter(([start, end]) => from.has(end) && to.has(start));
  return left.length === arrows.length ? left : circlesIn(left);
}

const roomOf = (file: string) => /^(?:plugins\/)?[^/]+/.exec(file)?.[0] ?? file;

test('circles are seen', () => {
  const circle = [
    ['b', 'c'],
    ['c', 'b'],
  ] as const;
  expect(circlesIn([['a', 'b'], ...circle, ['c', 'd']])).toEqual(circle);
});

test('neither files nor rooms import each other in a circle', async () => {
  const arrows = await readArrows();
  // Otherwise nothing was read.
  for (const folder of FOLDERS)
    expect(arrows.some((arrow) => arrow.join().includes(`${folder}/`))).toBe(true);
  expect(circlesIn(arrows)).toEqual([]);
  const rooms = arrows.filter(([from, to]) => roomOf(from) !== roomOf(to));
  expect(circlesIn(rooms.map(([from, to]) => [roomOf(from), roomOf(to)] as const))).toEqual([]);
});
