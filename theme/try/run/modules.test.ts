import { expect, test } from '@rstest/core';
import { compile } from '../../../model/compile.ts';
import { createModules } from './modules.ts';

const load = (files: Record<string, string>) =>
  createModules(
    Object.fromEntries(Object.entries(files).map(([path, source]) => [path, compile(source, path)])),
    {},
    {},
  )('index.ts');

test('TRY-6 a file is found by its path, by that of its folder and by the name of what it compiles to', async () => {
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
