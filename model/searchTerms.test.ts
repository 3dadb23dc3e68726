import { expect, test } from '@rstest/core';
import { isStem, stemOf, termsOf } from './searchTerms.ts';

test('NAV-4.d a word is found under its stem, and so are the words in it', () => {
  expect(termsOf('validates requests')).toEqual(['validates', '~valid', 'requests', '~request']);
  expect(termsOf('wildcardParams').filter(isStem)).toEqual(['~wildcardparam', '~wildcard', '~param']);
});

test('NAV-4.d a wildcard is one term, a version its number, and a digit alone none', () => {
  expect(termsOf('[...slug] v0.5.0')).toEqual(['[...]', 'slug', '~slug', '0.5.0']);
  expect(termsOf('app-4')).toEqual(['app-4', 'app']);
});

test('NAV-4.d short words and exceptions have no stem; a long chunk is no term as a whole', () => {
  expect(['bun', 'news', 'v05x'].map(stemOf)).toEqual([undefined, undefined, undefined]);
  expect(termsOf('x'.repeat(41)).filter((term) => !isStem(term))).toEqual([]);
  expect(termsOf('')).toEqual([]);
});
