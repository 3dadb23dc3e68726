import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import type { Page } from '../../../model/page.ts';
import { createBuildCache } from '../../content/buildCache.ts';
import type { SiteReader } from '../../content/siteReader.ts';
import { pluginSearch } from './index.ts';
import { readSearchWords } from './searchWords.ts';

let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));
});

afterEach(() => fs.rmSync(dir, { recursive: true }));

const page = (title: string): Page => ({
  route: '/docs/',
  file: '/docs/index.mdx',
  title,
  description: 'D',
  frontmatter: {},
  version: undefined,
  visibility: { built: true, listed: true, indexed: true, searched: true },
  published: undefined,
  updated: undefined,
  tags: undefined,
  headings: [],
});

/** @returns writes the index of a site of one page, and returns its file with the headings. */
function startBundler(production: boolean, onRead: () => void = () => {}) {
  let site = { pages: new Map<string, Page>() };
  // A reader computes its digest once, so that it is the same after a change.
  const reader = { options: { production, docsDir: dir }, site: () => site, digest: () => 'digest' };
  const plugin = pluginSearch(reader as unknown as SiteReader, {
    cache: createBuildCache(path.join(dir, 'cache')),
    generatedDir: path.join(dir, 'generated'),
    wordsFile: path.join(dir, 'words.json'),
    locales: [{ code: 'en', label: 'English', dir: 'ltr', calendar: 'gregory' }],
    isLarge: false,
    sectionsOf() {
      onRead();
      return [];
    },
  });
  let write = () => {};
  const api = {
    context: { action: 'build' },
    onBeforeBuild(callback: () => void) {
      write = callback;
    },
    transform() {},
    modifyBundlerChain() {},
    processAssets() {},
  };
  const [own] = plugin.builderConfig?.plugins ?? [];
  void (own as RsbuildPlugin).setup(api as unknown as Parameters<RsbuildPlugin['setup']>[0]);
  return (title: string) => {
    site = { pages: new Map([['/docs/', page(title)]]) };
    write();
    return fs.readFileSync(path.join(dir, 'generated/headings.txt'), 'utf8');
  };
}

test('a build takes the index of unchanged pages from an earlier one', () => {
  let reads = 0;
  const count = () => {
    reads += 1;
  };
  const index = startBundler(true, count)('Title');
  expect(index).toContain('Title');
  expect(reads).toBe(1);
  expect(startBundler(true, count)('Title')).toBe(index);
  expect(reads).toBe(1);
});

test('in development the index has pages as they are after each change', () => {
  const write = startBundler(false);
  expect(write('First')).toContain('First');
  expect(write('Second')).toContain('Second');
});

test('RSP-1 a wrong key of the words of the search is named with the known ones', () => {
  const file = path.join(dir, 'words.json');
  const words = { startingPoints: [{ text: 'A', link: '/' }], ingredients: {}, ignored: [], synonym: [] };
  fs.writeFileSync(file, JSON.stringify(words));
  expect(readSearchWords(file).diagnostics.map(({ reason }) => reason)).toEqual([
    '"startingPoints.0.href" is missing. Add `"href": "…"`, an address or `doc:<id>`.',
    '"startingPoints.0": Unknown key "link". Did you mean "text"? Available keys: "text", "href".',
    '"synonyms" is missing. Add `"synonyms": [{ "pages": "…", "readers": "…" }]`, other words of readers.',
    'Unknown key "synonym". Did you mean "synonyms"? Available keys: "startingPoints", "ingredients", "ignored", "synonyms".',
  ]);
});
