import { expect, test } from '@rstest/core';
import { compileAll, type Mistake, MistakeError, mistakeOf } from './mistake.ts';
import { createModuleLoader } from './moduleLoader.ts';
import type { Problem } from './runner.ts';

async function mistakeIn(files: Readonly<Record<string, string>>): Promise<Mistake | undefined> {
  try {
    await compileAll(files);
    return undefined;
  } catch (error) {
    return error instanceof MistakeError ? error.mistake : undefined;
  }
}

test('TRY-4 a syntax error has a file, a line and a sentence', async () => {
  expect(await mistakeIn({ 'a.ts': 'const a: number = 1;' })).toBe(undefined);
  expect(
    await mistakeIn({ 'a.ts': 'const a = 1;', 'api/b/route.ts': 'const b = 1;\n\nexport const = 2;\n' }),
  ).toEqual({
    path: 'api/b/route.ts',
    line: 3,
    unexpected: '=',
    message: expect.stringMatching(/^[^()\d:]+$/),
  });
  // Where the compiler gives up is further up.
  expect(await mistakeIn({ 'a.ts': 'export const GET = () => {\n  const = 3;\n};\n' })).toMatchObject({
    line: 2,
    unexpected: '=',
  });
  expect(await mistakeIn({ 'a.ts': 'export const GET = () => {\n  return 3;\n\n' })).toMatchObject({
    line: 2,
    unexpected: '',
  });
});

test('TRY-4 a mistake for which the compiler has no place has one all the same', async () => {
  expect(
    await mistakeIn({ 'a.ts': "import { Burger } from 'burger-api';\nimport { z } from zod;\n" }),
  ).toMatchObject({
    line: 2,
    unexpected: 'zod',
  });
  expect(await mistakeIn({ 'a.ts': 'const a = 1;\nexport GET;\n' })).toMatchObject({ line: 2 });
});

test('TRY-4 the import of a missing export is a mistake of its line', async () => {
  const files = {
    'index.ts': '',
    'api/b/route.ts': "// fs\nimport { z } from 'zod';\nimport fs from 'node:fs';\n",
  };
  const message = "Error: Cannot find module 'node:fs' from './api/b/route.ts'";
  expect(await mistakeOf({ kind: 'failure', message }, files)).toEqual({
    path: 'api/b/route.ts',
    line: 3,
    message,
  });
  expect(await mistakeOf({ kind: 'failure', message: message.replace('api/b', 'api/c') }, files)).toBe(
    undefined,
  );
  expect(await mistakeOf({ kind: 'failure', message: 'TypeError: no oven' }, files)).toBe(undefined);
  expect(await mistakeOf({ kind: 'timeout' }, files)).toBe(undefined);
  expect(await mistakeOf(undefined, files)).toBe(undefined);
});

test('TRY-4 an import of a name that is not exported is a mistake of its line', async () => {
  const files = {
    'index.ts': "import { Burger } from 'burger-api';\nimport { key } from './keys';\n",
    'api/route.ts':
      "import {\n  key,\n  requireKye as r,\n} from '../auth.js';\nimport auth from '../auth';\n",
  };
  const mistake = (sentence: string) =>
    mistakeOf({ kind: 'failure', message: `Error: Failed to load routes: SyntaxError: ${sentence}.` }, files);
  const named = "Export named 'requireKye' not found in module './auth.ts'";
  expect(await mistake(named)).toEqual({ path: 'api/route.ts', line: 3, message: named });
  expect(await mistake("Missing 'default' export in module './auth/index.ts'")).toMatchObject({ line: 5 });
  expect(await mistake("Export named 'key' not found in module './auth.ts'")).toMatchObject({
    line: 2,
    path: 'api/route.ts',
  });
  expect(await mistake("Export named 'Burger' not found in module 'burger-api'")).toMatchObject({
    path: 'index.ts',
  });
  expect(await mistake("Export named 'ke' not found in module './auth.ts'")).toBe(undefined);
});

test.each([
  ['await without async', 'function GET() {\n  const menu = await load();\n}', 2, '"await" can only be'],
  [
    'in an arrow function',
    'const load = async () => [1].map((each) =>\n  await each);',
    2,
    '"await" can only be',
  ],
  ['a constant twice', 'const id = 1;\nconst f = (id: number) => id;\nconst id = 2;', 3, '"id" has already'],
  [
    'a parameter again',
    'type A = string;\nfunction f(id: A) {\n  const { id } = load();\n}',
    3,
    '"id" has already',
  ],
  [
    'after what is allowed',
    'function f(a: 1): 1;\nfunction f(a: 2): 2;\nfunction f(a: any) { return a; }\nclass A { async b() { await f(1); } }\nfor (const i of []) {}\nfor (const i of []) {}\nconst f = 1;',
    7,
    '"f" has already',
  ],
])(
  'TRY-4 an error that the compiler accepts is a mistake of its line: %s',
  async (_, source, line, message) => {
    const files = { 'index.ts': '', 'api/route.ts': source };
    const modules = await compileAll({ 'index.ts': source });
    const run = createModuleLoader(modules, {}, {})('index.ts');
    const failure = await run.catch((error: Error) => `Failed to load routes: ${error}`);
    expect(failure).toMatch(/SyntaxError: .+ in '\.\/index.ts'/);
    const problem: Problem = { kind: 'failure', message: String(failure).replace('index', 'api/route') };
    expect(await mistakeOf(problem, files)).toEqual({
      path: 'api/route.ts',
      line,
      message: expect.stringContaining(message),
    });
  },
);

test('TRY-4 a syntax error of another kind has a file', async () => {
  const run = createModuleLoader(await compileAll({ 'index.ts': 'const a;' }), {}, {})('index.ts');
  await expect(run).rejects.toThrow(/ in '\.\/index\.ts'$/);
  const message = "SyntaxError: Missing initializer in './index.ts'";
  expect(await mistakeOf({ kind: 'failure', message }, { 'index.ts': 'const a;' })).toBe(undefined);
});

test('TRY-4 syntax that the sandbox has not is a mistake of its line', async () => {
  expect(await mistakeIn({ 'a.ts': 'class A {\n  @log a() {}\n}' })).toMatchObject({
    line: 2,
    lacks: 'decorators',
  });
});

test('TRY-4 all files but tests lie in the folder of a program', async () => {
  const files = { 'a.ts': '', 'b.json': '{}', 'c.txt': '', 'pages/index.html': '<p>', 'a.test.ts': 'x y' };
  expect(Object.keys(await compileAll(files))).toEqual(['a.ts', 'b.json', 'c.txt', 'pages/index.html']);
});
