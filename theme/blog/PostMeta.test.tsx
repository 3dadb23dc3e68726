import { expect, test } from '@rstest/core';
import { render } from '../../e2e/support/components/render.tsx';
import { hrefsOf, one, property, textsOf } from '../../e2e/support/html.ts';
import { PostMeta } from './PostMeta.tsx';

const POST = {
  date: '2025-11-01',
  readingMinutes: 3,
  authors: [{ label: 'Ada Lovelace', href: '/blog' }, { label: 'Grace Hopper' }],
  tags: [{ label: 'Zod', href: '/blog/tags/zod' }],
};

test('BLOG-3 a post has its day, its reading time, its authors and its tags', () => {
  const tree = render(<PostMeta post={POST} />);
  expect(textsOf('p > span', tree)).toEqual([
    'November 1, 2025',
    '3 min read',
    'by Ada Lovelace, Grace Hopper',
  ]);
  expect(property(one('time', tree), 'dateTime')).toBe('2025-11-01');
  expect(hrefsOf('p a', tree)).toEqual(['/blog']);
  expect(property(one('ul', tree), 'ariaLabel')).toBe('Tags');
  expect(hrefsOf('li a', tree)).toEqual(['/blog/tags/zod']);
});

test('BLOG-3 a post with its day beside it has none inside, and one without tags has no list', () => {
  const tree = render(<PostMeta post={{ ...POST, tags: [] }} undated />);
  expect(textsOf('time, ul', tree)).toEqual([]);
});
