import { expect, test } from '@rstest/core';
import { translate } from './translate.ts';

const POSTS = { one: '{count} post', other: '{count} posts' };

const polish = {
  language: 'pl',
  messages: {
    Home: 'Strona główna',
    'Page {page} of {pages}': 'Strona {page} z {pages}',
    '{count} post': '{count} wpis',
    '{count} posts few': '{count} wpisy',
    '{count} posts many': '{count} wpisów',
  },
};

test('values replace their placeholders; a placeholder without a value stays', () => {
  expect(translate('Page {page} of {pages}', { page: 2, pages: 3 })).toBe('Page 2 of 3');
  expect(translate('Last updated on {date}')).toBe('Last updated on {date}');
  expect(translate('No results for "{query}".', { query: '{query} $1' })).toBe(
    'No results for "{query} $1".',
  );
});

test('the number chooses the form', () => {
  expect([0, 1, 2].map((count) => translate(POSTS, { count }))).toEqual(['0 posts', '1 post', '2 posts']);
});

test('another language has its own messages, with its own plural forms', () => {
  expect(translate('Home', {}, polish)).toBe('Strona główna');
  expect(translate('Page {page} of {pages}', { page: 2, pages: 3 }, polish)).toBe('Strona 2 z 3');
  expect([1, 2, 5, 22].map((count) => translate(POSTS, { count }, polish))).toEqual([
    '1 wpis',
    '2 wpisy',
    '5 wpisów',
    '22 wpisy',
  ]);
});

test('a message without a translation is in the first language', () => {
  expect(translate('Blog', {}, polish)).toBe('Blog');
  expect(translate({ one: '{count} page', other: '{count} pages' }, { count: 5 }, polish)).toBe('5 pages');
});
