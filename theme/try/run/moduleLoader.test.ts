import { describe, expect, test } from '@rstest/core';
import { compile } from '../../../model/compile.ts';
import { createModuleLoader } from './moduleLoader.ts';

const load = (files: Record<string, string>, packages: Parameters<typeof createModuleLoader>[1] = {}) =>
  createModuleLoader(
    Object.fromEntries(Object.entries(files).map(([path, source]) => [path, compile(source, path)])),
    packages,
    {},
  )('index.ts');

test('TRY-6 a file is found by its path, by that of its folder and by its compiled name', async () => {
  const files = {
    'index.ts': `import { a } from './a'; import { b } from './b.js'; import { c } from "./c"; export const all = [a, b, c];`,
    'a.ts': 'export const a = 1;',
    'b.ts': 'export const b = 2;',
    'c/index.ts': 'export const c = 3;',
  };
  expect(await load(files)).toMatchObject({ all: [1, 2, 3] });
});

test.each([
  ["'./late'", 'in single quotes'],
  ['"./late"', 'in double quotes'],
  ['`./late`', 'in a template'],
])('TRY-6 import(%s) is found: %s', async (name) => {
  const files = {
    'index.ts': `export const late = (await import(${name})).late;`,
    'late.ts': 'export const late = 4;',
  };
  expect(await load(files)).toMatchObject({ late: 4 });
});

test('TRY-6 a file that is missing is named with the one that imports it', async () => {
  await expect(load({ 'index.ts': `import './gone';` })).rejects.toThrow(
    "Cannot find module './gone' from './index.ts'",
  );
});

test('TRY-6 files that import each other have the exports of the other one', async () => {
  const files = {
    'index.ts': `import { a } from './a'; export const text = a();`,
    'a.ts': `import { b, count } from './b'; export const a = () => 'a' + b() + count;`,
    'b.ts': `import { a } from './a'; export let count = 0; export const b = () => { count++; return typeof a; };`,
  };
  expect(await load(files)).toMatchObject({ text: 'afunction1' });
});

test('TRY-6 a file that failed fails for each that imports it', async () => {
  const all = {
    'index.ts': '',
    'a.ts': `import './failing';`,
    'b.ts': `import './failing';`,
    'failing.ts': `throw new Error('no oven');`,
  };
  const compiled = Object.entries(all).map(([path, source]) => [path, compile(source, path)]);
  const loadFile = createModuleLoader(Object.fromEntries(compiled), {}, {});
  await expect(loadFile('a.ts')).rejects.toThrow('no oven');
  await expect(loadFile('b.ts')).rejects.toThrow('no oven');
});

describe('TRY-6 a name that is not exported is refused with the words of Bun', () => {
  const LIBRARY = `export const key = 1; export interface Shape {} export type Text = string;`;
  const ending = (source: string, others: Record<string, string> = {}) =>
    load({ 'index.ts': source, 'lib.ts': LIBRARY, ...others }, { zod: { z: 1, __esModule: true } }).then(
      () => 'runs',
      String,
    );

  test.each([
    [`import { kye } from './lib'; kye();`, "Export named 'kye' not found in module './lib.ts'."],
    [`import { kye as key } from './lib'; key();`, "Export named 'kye' not found in module './lib.ts'."],
    [`export { kye } from './lib';`, "Export named 'kye' not found in module './lib.ts'."],
    [`import { kye } from './lib'; export { kye };`, "Export named 'kye' not found in module './lib.ts'."],
    [`import lib from './lib'; lib();`, "Missing 'default' export in module './lib.ts'."],
    [`import { z, y } from 'zod'; z(y);`, "Export named 'y' not found in module 'zod'."],
    [`import zod from 'zod'; zod();`, "Missing 'default' export in module 'zod'."],
  ])('%s', async (source, message) => {
    expect(await ending(source)).toBe(`SyntaxError: ${message}`);
  });

  test.each([
    `import { Shape, Text, key } from './lib'; const shape: Shape = {}; export const all: Text[] = [key, shape];`,
    `import { type Shape, key } from './lib'; key; export type { Text } from './lib';`,
    `import { kye } from './lib';`,
    `import * as lib from './lib'; lib.kye; (await import('./lib')).kye;`,
    `import { key, kye } from './both'; key; kye;`,
  ])('%s runs', async (source) => {
    expect(await ending(source, { 'both.ts': `export * from './lib'; export const kye = 2;` })).toBe('runs');
  });

  test('of files that import each other', async () => {
    const a = `import { b } from './b'; export const a = () => b;`;
    expect(
      await ending(`import './a';`, {
        'a.ts': a,
        'b.ts': `import { c } from './a'; export const b = () => c;`,
      }),
    ).toBe("SyntaxError: Export named 'c' not found in module './a.ts'.");
  });
});
