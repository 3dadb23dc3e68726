import { expect, test } from '@rstest/core';
import { createSiteReader } from '../content/siteReader.ts';
import { pluginChanges } from './changesFeed.ts';

const empty = { root: '', docsDir: '', publicDirs: [], sidebars: [], sources: [], files: [] };

test('the feed of changes reads no text of a page: development would compute it before its first page', async () => {
  const site = {
    address: 'https://example.com',
    data: { title: 'T', author: { name: 'A' }, licence: 'MIT' },
  };
  const { extendPageData } = pluginChanges(createSiteReader(empty), { ...site, titleOf: () => 'T' });
  const page = {
    routePath: '/docs/',
    lang: 'en',
    version: '',
    title: 'T',
    content: '',
    frontmatter: {},
    toc: [],
    _filepath: '/index.mdx',
    _relativePath: 'index.mdx',
  };
  const read: PropertyKey[] = [];
  const watched = new Proxy(page, {
    get(target, name) {
      read.push(name);
      return Reflect.get(target, name);
    },
  });
  await extendPageData?.(watched, false);
  expect(read.sort()).toEqual(['lang', 'routePath', 'version']);
});
