import { expect, test } from '@rstest/core';
import { groupHits } from './groupHits.ts';
import type { SearchHit } from './ranking/searchIndex.ts';

const hit = (path: string, id: string): SearchHit => ({
  path,
  id,
  title: `Title of ${path}`,
  heading: [],
  excerpt: [],
  score: 1,
});

const shape = (hits: readonly SearchHit[]) =>
  groupHits(hits).map(({ path, hits: own }) => [path, ...own.map(({ id }) => id)]);

test('pages are sorted by their best result, each once, with its sections', () => {
  expect(shape([hit('/a', 'x'), hit('/b', ''), hit('/a', 'y'), hit('/b', 'z')])).toEqual([
    ['/a', 'x', 'y'],
    ['/b', '', 'z'],
  ]);
  expect(groupHits([hit('/a', 'x')])[0]?.title).toBe('Title of /a');
});

test('a page is left out where a section of it fits better', () => {
  expect(shape([hit('/a', 'x'), hit('/a', ''), hit('/b', '')])).toEqual([
    ['/a', 'x'],
    ['/b', ''],
  ]);
});
