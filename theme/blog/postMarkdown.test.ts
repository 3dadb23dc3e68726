import { expect, test } from '@rstest/core';
import { postMarkdown } from './postMarkdown.ts';

test('a post of a list is one line of Markdown, with its code as code', () => {
  const post = {
    title: 'News',
    href: '/blog/news',
    date: '2025-11-01T09:30:00.000Z',
    excerpt: [['One ', { code: 'two()' }, ' three.'], ['Four.']],
    readingMinutes: 1,
    authors: [],
    tags: [],
  };
  expect(postMarkdown(post)).toBe('[News](/blog/news) (2025-11-01): One `two()` three. Four.');
});
