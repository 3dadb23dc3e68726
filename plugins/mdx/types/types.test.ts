import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import type { Element } from 'hast';
import { codeToHast } from 'shiki';
import { hashOfCode } from '../../../model/frameworkTypes.ts';
import { transformerTypes } from './index.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'types-'));
const file = path.join(dir, 'types.json');
afterAll(() => fs.rmSync(dir, { recursive: true }));

const PROGRAM = 'const a = 1;\nconst b = 2;';

function know(...programs: string[]): void {
  fs.writeFileSync(
    file,
    JSON.stringify({ code: Object.fromEntries(programs.map((text) => [hashOfCode(text), ''])) }),
  );
}

const transformer = transformerTypes(file);

async function hasTypes(code: string, lang = 'ts', meta = ''): Promise<boolean> {
  const { children } = await codeToHast(code, {
    lang,
    theme: 'none',
    meta: { __raw: meta },
    transformers: [transformer],
  });
  const [pre] = children as Element[];
  return pre?.properties.types === true;
}

test('only known programs have types, a change those of its new lines', async () => {
  expect(await hasTypes(PROGRAM)).toBe(false);
  know(PROGRAM);
  expect(await hasTypes(PROGRAM)).toBe(true);
  expect(await hasTypes(`${PROGRAM}\n`)).toBe(true);
  expect(await hasTypes(PROGRAM, 'text')).toBe(false);
  expect(await hasTypes('const a = 1;\nold();\nconst b = 2;')).toBe(false);
  expect(await hasTypes('const a = 1;\nold();\nconst b = 2;', 'ts', 'change="=-+"')).toBe(true);
});

test('an empty hash of FNV-1a, and that of a letter, are those of its authors', () => {
  expect([hashOfCode(''), hashOfCode('a'), hashOfCode('foobar')]).toEqual([
    '811c9dc5',
    'e40c292c',
    'bf9cf968',
  ]);
});
