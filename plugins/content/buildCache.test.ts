import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { createBuildCache } from './buildCache.ts';

let dir = '';
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
});
afterEach(() => {
  fs.rmSync(dir, { recursive: true });
});

test('an entry is created once, and again after a change of its source', () => {
  const cache = createBuildCache(dir);
  const created: string[] = [];
  const read = (source: string) =>
    cache
      .read('og/a.png', source, () => {
        created.push(source);
        return source;
      })
      .toString();
  expect([read('one'), read('one'), read('two'), read('two'), read('one')]).toEqual([
    'one',
    'one',
    'two',
    'two',
    'one',
  ]);
  expect(created).toEqual(['one', 'two', 'one']);
  expect(fs.readdirSync(path.join(dir, 'og/a.png'))).toHaveLength(1);
  cache.forget('og/a.png');
  expect(fs.readdirSync(path.join(dir, 'og/a.png'))).toEqual([]);
});

/** Replaces one entry again and again. */
const REPLACE = `
import { createBuildCache } from ${JSON.stringify(path.join(import.meta.dirname, 'buildCache.ts'))};
const cache = createBuildCache(process.argv[1]);
for (let turn = 0; turn < 500; turn += 1) {
  const content = process.pid + ' ' + turn;
  if (cache.read('a', content, () => content).toString() !== content) throw new Error(content);
  cache.read('a', 'same', () => 'same');
}
`;

test('processes that replace an entry at the same time get what they asked for', async () => {
  const run = () =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', REPLACE, dir]);
  await expect(Promise.all([run(), run()])).resolves.toHaveLength(2);
});
