import { expect, test } from '@rstest/core';
import { solvedOf } from './solved.ts';

const ALL = ['a/one', 'a/two', 'b/one'];

test('TRY-4 names of exercises are read from the storage, and nothing else', () => {
  expect(solvedOf('', ALL)).toEqual([]);
  expect(solvedOf('b/one a/one a/one', ALL)).toEqual(['a/one', 'b/one']);
  for (const garbage of ['{"a/one":true}', 'null', 'a/three __proto__ constructor', '\u0000'.repeat(1000)])
    expect(solvedOf(garbage, ALL), garbage.slice(0, 20)).toEqual([]);
});
