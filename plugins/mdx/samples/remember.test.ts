import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { type Diagnostic, diagnostic } from '../../content/diagnostic.ts';
import type { ExpandedPage } from '../expandedPage.ts';
import { rememberPages } from './remember.ts';

let sample = '';
beforeEach(() => {
  sample = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'sample-')), 'route.ts');
  fs.writeFileSync(sample, 'one');
});
afterEach(() => fs.rmSync(path.dirname(sample), { recursive: true }));

/** An expansion that counts how often it is made. */
function counting(diagnostics: Diagnostic[] = []) {
  const calls: string[] = [];
  const expand = rememberPages((source, file) => {
    calls.push(file);
    const page: ExpandedPage = {
      source: `${source} ${fs.readFileSync(sample, 'utf8')}`,
      files: [sample],
      folders: [],
      diagnostics,
      searchTexts: [],
      shown: [],
    };
    return page;
  });
  return { calls, expand: (source: string, file = 'a.mdx') => expand(source, file, 'page').source };
}

test('the same page is expanded once, each page for itself', () => {
  const { calls, expand } = counting();
  expect([expand('words'), expand('words'), expand('words', 'b.mdx')]).toEqual(Array(3).fill('words one'));
  expect(calls).toEqual(['a.mdx', 'b.mdx']);
});

test('a changed page or sample is expanded anew', () => {
  const { calls, expand } = counting();
  expand('words');
  expect(expand('other words')).toBe('other words one');
  fs.writeFileSync(sample, 'another one');
  expect(expand('other words')).toBe('other words another one');
  expect(calls).toHaveLength(3);
});

test('a page with problems is looked at again', () => {
  const { calls, expand } = counting([diagnostic('/a.mdx', 1, 'wrong')]);
  expand('words');
  expand('words');
  expect(calls).toHaveLength(2);
});

test('a page is expanded once for each target, until something in a folder that it shows changes', () => {
  const calls: string[] = [];
  const expand = rememberPages((source, file, target) => {
    calls.push(`${target} ${file}`);
    const folders = [path.dirname(sample)];
    return { source, files: [], folders, diagnostics: [], searchTexts: [], shown: [] };
  });
  for (const target of ['page', 'markdown', 'page'] as const) expand('words', 'a.mdx', target);
  expect(calls).toEqual(['page a.mdx', 'markdown a.mdx']);
  fs.writeFileSync(sample, 'another one');
  expand('words', 'a.mdx', 'page');
  expect(calls).toHaveLength(3);
});
