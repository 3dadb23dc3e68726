import { expect, test } from '@rstest/core';
import { indexPatterns, pagePatterns } from './patterns.ts';

const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => [
    `/docs/p${index}`,
    `/docs/guides/p${index}`,
    `/docs/guides/api/p${index}`,
  ]);

const FOLDERS = ['/', '/docs/', '/de/docs/', '/blog', '/blog/tags/zod'];

test('four hundred pages have the rules of four', () => {
  const few = [...FOLDERS, ...pagesOf(4).flat()];
  const many = [...FOLDERS, ...pagesOf(400).flat()];
  expect(pagePatterns(many)).toEqual(pagePatterns(few));
  expect(indexPatterns(many)).toEqual(indexPatterns(few));
});

test('a folder has a pattern for each depth of its pages', () => {
  expect(pagePatterns(['/', '/docs/', '/docs/a/b', '/docs/a/c', '/docs/a/b/c', '/de/docs/a/'])).toEqual([
    '/',
    '/:s1',
    '/:s1/',
    '/:s1/:s2',
    '/:s1/:s2/',
    '/de/:s2/:s3/',
    '/docs/:s2/:s3',
    '/docs/:s2/:s3/:s4',
  ]);
});

test('the redirects of pages with a trailing slash are first', () => {
  expect(indexPatterns(['/', '/docs/', '/docs/a/b'])).toEqual([
    { from: '/index', to: '/' },
    { from: '/docs/index', to: '/docs/' },
    { from: '/:s1/index', to: '/:s1' },
    { from: '/:s1/:s2/index', to: '/:s1/:s2' },
    { from: '/:s1/:s2/:s3/index', to: '/:s1/:s2/:s3' },
  ]);
});
