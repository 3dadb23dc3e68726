import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@rstest/core';
import { compareFolders } from './compareFolders.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true });
});

function folderWith(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

test('folders with the same files are the same', () => {
  const files = { 'a.txt': 'one', 'deep/b.txt': 'two' };
  expect(compareFolders(folderWith(files), folderWith(files))).toEqual([]);
});

test('missing files and the first different byte are named', () => {
  const first = folderWith({ 'a.txt': 'same', 'b.txt': 'built in May', 'c/d.txt': 'x', 'e.txt': 'ab' });
  const second = folderWith({ 'a.txt': 'same', 'b.txt': 'built in June', 'f.txt': 'y', 'e.txt': 'abc' });
  expect(compareFolders(first, second)).toEqual([
    'b.txt differs from byte 9: "built in May" and "built in June"',
    'c/d.txt is in the first only',
    'e.txt differs from byte 2: "ab" and "abc"',
    'f.txt is in the second only',
  ]);
});
