import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import type { Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { type Diagnostic, diagnostic } from '../../content/diagnostic.ts';
import { rememberPages } from './remember.ts';

let sample = '';
beforeEach(() => {
  sample = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'sample-')), 'route.ts');
  fs.writeFileSync(sample, 'one');
});
afterEach(() => fs.rmSync(path.dirname(sample), { recursive: true }));

const NOTHING = { isHome: false, files: [], folders: [], diagnostics: [], searchTexts: [], shown: [] };

const treeOf = (value: string): Root => ({
  type: 'root',
  children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
});

/** An expansion that counts its runs. */
function counting(diagnostics: Diagnostic[] = []) {
  const calls: string[] = [];
  const expand = rememberPages((tree, file) => {
    calls.push(file);
    const text = fs.readFileSync(sample, 'utf8');
    return { ...NOTHING, treeFor: () => treeOf(`${plainText(tree)} ${text}`), files: [sample], diagnostics };
  });
  return {
    calls,
    expand: (tree: Root, file = 'a.mdx') => plainText(expand(tree, file).treeFor('page')),
  };
}

test('the same page is expanded once, each page for itself', () => {
  const { calls, expand } = counting();
  const tree = treeOf('words');
  expect([expand(tree), expand(tree), expand(tree, 'b.mdx')]).toEqual(Array(3).fill('words one'));
  expect(calls).toEqual(['a.mdx', 'b.mdx']);
});

test('a changed page or sample is expanded again', () => {
  const { calls, expand } = counting();
  expand(treeOf('words'));
  const other = treeOf('other words');
  expect(expand(other)).toBe('other words one');
  fs.writeFileSync(sample, 'another one');
  expect(expand(other)).toBe('other words another one');
  expect(calls).toHaveLength(3);
});

test('a page with problems is looked at again', () => {
  const { calls, expand } = counting([diagnostic('/a.mdx', 1, 'wrong')]);
  const tree = treeOf('words');
  expand(tree);
  expand(tree);
  expect(calls).toHaveLength(2);
});

test('a page is expanded once, until something in a folder that it shows changes', () => {
  const calls: string[] = [];
  const expand = rememberPages((tree, file) => {
    calls.push(file);
    return { ...NOTHING, treeFor: () => tree, folders: [path.dirname(sample)] };
  });
  const tree = treeOf('words');
  for (let time = 0; time < 3; time++) expand(tree, 'a.mdx');
  expect(calls).toEqual(['a.mdx']);
  fs.writeFileSync(sample, 'another one');
  expand(tree, 'a.mdx');
  expect(calls).toHaveLength(2);
});
