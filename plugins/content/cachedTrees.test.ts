import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import v8 from 'node:v8';
import { expect, test } from '@rstest/core';
import { createBuildCache } from './buildCache.ts';
import { createCachedTrees } from './cachedTrees.ts';
import { parseMarkdown, parseTree } from './parse.ts';

test('a cached tree equals the parsed one, and a change of the page replaces it', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'trees-'));
  const toTree = createCachedTrees(createBuildCache(dir));
  const entries = () => {
    const [folder = ''] = fs.readdirSync(path.join(dir, 'trees'));
    return fs
      .readdirSync(path.join(dir, 'trees', folder))
      .map((name) => path.join(dir, 'trees', folder, name));
  };
  try {
    for (const source of ['# A {1n + /x/.test("y")}\n\n<B c={[undefined]} />\n', '# Other\n']) {
      const parsed = parseTree('a.mdx', source);
      expect(toTree('a.mdx', source)).toEqual(parsed);
      const [stored = '', ...others] = entries();
      expect(others).toEqual([]);
      fs.writeFileSync(stored, v8.serialize('cached'));
      expect(toTree('a.mdx', source)).toBe('cached');
    }
    expect(() => toTree('a.mdx', '{')).toThrow();
    expect(toTree('b.mdx', '# B')).not.toEqual(toTree('a.mdx', '# A'));
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
});

test('a page is not blamed for a cache that fails', () => {
  const fail = () => {
    throw new Error('EACCES');
  };
  expect(() => parseMarkdown('a.mdx', '# A', fail).headings).toThrow('EACCES');
  const [problem] = parseMarkdown('a.mdx', '{', parseTree).diagnostics;
  expect(problem?.reason).toContain('Not valid MDX');
});
