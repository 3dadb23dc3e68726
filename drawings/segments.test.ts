import { describe, expect, test } from '@rstest/core';
import { fitSegments, segmentsOf } from './segments.ts';

const fitsOf = (route: string, request: string) => fitSegments(route, request).map(({ fit }) => fit);

test('the brackets of a segment decide its kind', () => {
  expect(segmentsOf('/(staff)/orders/[id]/[...]/').map(({ kind }) => kind)).toEqual([
    'group',
    'text',
    'parameter',
    'wildcard',
  ]);
  expect(segmentsOf('a/a').map(({ path }) => path)).toEqual(['a', 'a/a']);
});

describe('a route fits a request segment by segment', () => {
  test.each([
    ['s/me/[...]', '/s/me/posts', ['exact', 'exact', 'wildcard']],
    ['s/[id]/posts', '/s/me/posts', ['exact', 'parameter', 'exact']],
    ['s/[id]/posts', '/s/me/likes', ['exact', 'parameter', 'none']],
    ['orders/[id]', '/orders', ['exact', 'none']],
    ['files/[...]', '/files', ['exact', 'wildcard']],
  ] as const)('%s and %s', (route, request, fits) => {
    expect(fitsOf(route, request)).toEqual(fits);
  });
});
