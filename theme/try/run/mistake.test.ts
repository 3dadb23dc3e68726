import { expect, test } from '@rstest/core';
import { compileAll, type Mistake, MistakeError, mistakeOf } from './mistake.ts';

async function mistakeIn(files: Readonly<Record<string, string>>): Promise<Mistake | undefined> {
  try {
    await compileAll(files);
    return undefined;
  } catch (error) {
    return error instanceof MistakeError ? error.mistake : undefined;
  }
}

test('TRY-4 what is no TypeScript has a file, a line and a sentence', async () => {
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

test('TRY-4 an import of what there is not is a mistake of its line', () => {
  const files = {
    'index.ts': '',
    'api/b/route.ts': "// fs\nimport { z } from 'zod';\nimport fs from 'node:fs';\n",
  };
  const message = "Error: Cannot find module 'node:fs' from './api/b/route.ts'";
  expect(mistakeOf({ kind: 'failure', message }, files)).toEqual({
    path: 'api/b/route.ts',
    line: 3,
    message,
  });
  expect(mistakeOf({ kind: 'failure', message: message.replace('api/b', 'api/c') }, files)).toBe(undefined);
  expect(mistakeOf({ kind: 'failure', message: 'TypeError: no oven' }, files)).toBe(undefined);
  expect(mistakeOf({ kind: 'timeout' }, files)).toBe(undefined);
  expect(mistakeOf(undefined, files)).toBe(undefined);
});
