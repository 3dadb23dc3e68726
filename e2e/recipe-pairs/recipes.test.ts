import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { listSamples, readSample, type Sample } from '../../plugins/content/samples/discover.ts';
import { SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import { listBelow } from '../../plugins/content/sourceFiles.ts';
import { combine, globalMiddlewareOf, inOrder } from './combine.ts';
import { CONTRADICTIONS, NOT_COMBINED, RECIPES } from './recipes.ts';

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'recipe-pairs-'));

afterAll(() => fs.rmSync(temporary, { recursive: true }));

const recipes = listSamples(SAMPLES_DIR).filter((name) => name.startsWith('recipes/'));

/** TypeScript files of the recipes' programs: name of the sample, path in it, text. */
const files = recipes.flatMap((name) =>
  listBelow(path.join(SAMPLES_DIR, name))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('requests/'))
    .map((file) => ({ name, file, text: fs.readFileSync(path.join(SAMPLES_DIR, name, file), 'utf8') })),
);

test('each program of the recipes is one to combine, or there is a reason why not', () => {
  const placed: readonly string[] = [...Object.values(RECIPES).flat(), ...Object.keys(NOT_COMBINED)];
  expect(recipes.filter((name) => !placed.includes(name))).toEqual([]);
});

test('each contradiction names requests that there are', () => {
  for (const { of, responses } of CONTRADICTIONS) {
    const ids = readSample(SAMPLES_DIR, of).requests.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(responses)));
  }
});

test('no two recipes export different things under one name', () => {
  const modules = files.filter(({ file }) => !file.includes('/') && !/\.test\.ts$|^index\.ts$/.test(file));
  const texts = new Map<string, Set<string>>();
  for (const { file, text } of modules)
    for (const [, name = ''] of text.matchAll(/^export (?:async )?(?:const|function|class|type) (\w+)/gm))
      texts.set(name, (texts.get(name) ?? new Set()).add(`${file}\n${text}`));
  expect(texts.size).toBeGreaterThan(20);
  expect([...texts].filter(([, found]) => found.size > 1).map(([name]) => name)).toEqual([]);
});

test('global middleware has one order in all recipes', () => {
  const lists = files.filter(({ file }) => file === 'index.ts').map(({ text }) => globalMiddlewareOf(text));
  expect(lists.filter((list) => list.length > 1).length).toBeGreaterThan(2);
  for (const list of lists) expect(list).toEqual(inOrder(list));
});

test('a body is declared as optional wherever nothing has refused a request without one', () => {
  const typed = files.filter(({ text }) => /<\{[^}]*\bbody\??:/.test(text));
  expect(typed.length).toBeGreaterThan(4);
  const certain = typed.filter(({ text }) => /<\{[^}]*\bbody:/.test(text) && !text.includes('requireBody('));
  expect(certain.map(({ name, file }) => `${name}/${file}`)).toEqual([]);
});

/** A program of some files. */
function program(name: string, contents: Readonly<Record<string, string>>, env = {}): Sample {
  const dir = path.join(temporary, name);
  for (const [file, text] of Object.entries(contents)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  }
  const settings = { ...readSample(SAMPLES_DIR, 'recipes/cors').settings, env };
  return { name, dir, settings, requests: [], recording: undefined };
}

/** Writes an app of some programs. @returns a reader of its files. */
function appOf(name: string, programs: readonly Sample[]): (file: string) => string {
  const dir = path.join(temporary, name);
  fs.mkdirSync(dir);
  combine(programs, dir);
  return (file) => fs.readFileSync(path.join(dir, file), 'utf8');
}

test('routes of two programs have their own folders, and find their modules and addresses', () => {
  const read = appOf('moved-app', [
    program('moved', {
      'index.ts': "import { b } from './b';\n  globalMiddleware: [cors(['https://a.example'])], // 1",
      'api/menu/route.ts': "import { b } from '../../b';\nexport const at = '/api/menu';\n",
      'b.ts': 'export const b = 1;\n',
      'menu.test.ts': "import { at } from './api/menu/route';\n",
    }),
    program('other', { 'index.ts': '  globalMiddleware: [logRequests],' }),
  ]);
  expect(read('api/moved/menu/route.ts')).toBe(
    "import { b } from '../../../b';\nexport const at = '/api/moved/menu';\n",
  );
  expect(read('menu.test.ts')).toBe("import { at } from './api/moved/menu/route';\n");
  expect(read('index.ts')).toContain("globalMiddleware: [logRequests, cors(['https://a.example'])],");
});

test.each([
  [
    'a module of one name and another text',
    program('text-a', { 'safe.ts': 'a' }),
    program('text-b', { 'safe.ts': 'b' }),
    'safe.ts of text-b is not that of text-a: give it another name, or one text.',
  ],
  [
    'a setting with two values',
    program('env-a', { 'a.ts': '' }, { KEY: 'a' }),
    program('env-b', { 'b.ts': '' }, { KEY: 'b' }),
    'KEY is "b" in env-b, and "a" in another program of the app.',
  ],
  [
    'a global middleware without a place',
    program('place-a', { 'index.ts': '  globalMiddleware: [mystery],' }),
    program('place-b', { 'index.ts': '  globalMiddleware: [badInput],' }),
    '"mystery" has no place among global middleware: add it to ORDER in e2e/recipe-pairs/recipes.ts.',
  ],
])('%s is an error', (_, a, b, message) => {
  expect(() => appOf(`${a.name}+${b.name}`, [a, b])).toThrow(message);
});

test('all recipes fit into one app', () => {
  const all = Object.values(RECIPES).flat();
  const read = appOf(
    'all',
    all.map((name) => readSample(SAMPLES_DIR, name)),
  );
  expect(globalMiddlewareOf(read('index.ts')).length).toBeGreaterThan(6);
});
