import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { searchedPages } from '../app/search/index.ts';
import { createShards } from '../app/search/shards.ts';
import { checkSite } from '../content/check/index.ts';
import { createSiteReader, findPage, type SiteReader } from '../content/siteReader.ts';
import { blogContribution } from './generatedPages.ts';
import { createBlogReader } from './readBlog.ts';

let root: string;

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'blog-'));
  write('docs/_versions.json', '[{ "name": "1.0" }]');
  write('docs/blog/_tags.json', '{ "zod": { "label": "Zod" } }');
  write('docs/blog/_authors.json', '{ "ada": { "name": "Ada" } }');
  write(
    'docs/blog/news.mdx',
    '---\ntitle: News\ndescription: D\ndate: 2024-12-31T23:30:00-05:00\nauthors: [ada]\ntags: [zod, zod]\n---\n',
  );
});

afterEach(() => fs.rmSync(root, { recursive: true }));

function readerWithBlog(): SiteReader {
  const dir = path.join(root, 'docs/blog');
  const blog = createBlogReader({ dir, parse: (file) => reader.parse(file) });
  const reader: SiteReader = createSiteReader({
    root,
    docsDir: path.join(root, 'docs'),
    publicDirs: [path.join(root, 'public')],
    sidebars: [],
    sources: [],
    files: [],
    contribution: blogContribution({
      dir,
      reader: blog,
      name: 'Example blog',
      production: true,
    }),
  });
  return reader;
}

test('the site and its search know a post by its date in UTC, and by each tag once', () => {
  const site = readerWithBlog().site();
  expect(findPage(site, '/blog/news')).toMatchObject({
    published: '2025-01-01T04:30:00.000Z',
    tags: ['zod'],
  });
  expect(findPage(site, '/blog/tags/zod')?.tags).toBeUndefined();
  const { headings } = createShards(searchedPages(site, () => []));
  expect(headings.find(({ path: address }) => address === '/blog/news')?.names).toBe(
    'blog news zod January 2025 latest newest',
  );
});

test('the picture of an author that is no file of the site is a problem with its line', () => {
  write('public/ada.svg', '<svg/>');
  write(
    'docs/blog/_authors.json',
    '{\n  "ada": { "name": "Ada", "picture": "/ada.svg" },\n  "bo": { "name": "Bo", "picture": "/bo.svg" },\n  "cy": { "name": "Cy", "picture": "cy.svg" }\n}\n',
  );
  const problems = checkSite(readerWithBlog())
    .filter(({ file }) => file.endsWith('_authors.json'))
    .map(({ line, reason }) => `${line} ${reason}`);
  expect(problems).toHaveLength(2);
  expect(problems[0]).toContain('3 Missing image "/bo.svg"');
  expect(problems[1]).toContain('4 "cy.picture"');
});

test('two pages with the address of a post or of a generated page are a problem of the second', () => {
  const post = fs.readFileSync(path.join(root, 'docs/blog/news.mdx'), 'utf8');
  write('docs/blog.mdx', post);
  for (const name of ['News.md', 'index.mdx', 'tags/zod.mdx', 'authors/all-ada-articles.mdx'])
    write(`docs/blog/${name}`, post);
  const problems = checkSite(readerWithBlog()).filter(({ reason }) => reason.startsWith('Duplicate'));
  expect(problems.map(({ file }) => path.relative(path.join(root, 'docs'), file))).toEqual([
    'blog/authors/all-ada-articles.mdx',
    'blog/index.mdx',
    'blog/news.mdx',
    'blog/tags/zod.mdx',
  ]);
});
