import { expect, test } from '@rstest/core';
import { table } from '../markdown.ts';
import { generatedPage } from './build.ts';
import { median, replaceBetweenMarkers } from './table.ts';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 5, 2, 3], 3],
  [[7], 7],
])('the median of %j is %s', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow('no percentile');
});

test('a table has its head first', () => {
  expect(
    table([
      ['What', 'Now'],
      ['Build', '17.3 s'],
    ]),
  ).toBe('| What | Now |\n| --- | --- |\n| Build | 17.3 s |');
});

test('text is replaced between the markers, any number of times', () => {
  const document = 'a\n<!-- bench: written by "npm run bench" -->\nold\n<!-- /bench -->\nb';
  const once = replaceBetweenMarkers(document, 'new');
  expect(once).toBe('a\n<!-- bench: written by "npm run bench" -->\n\nnew\n\n<!-- /bench -->\nb');
  expect(replaceBetweenMarkers(once, 'new')).toBe(once);
  expect(() => replaceBetweenMarkers('no markers', 'new')).toThrow('missing');
});

test('generated pages are all different and the same each time', () => {
  const pages = Array.from({ length: 50 }, (_, index) => generatedPage(index));
  expect(new Set(pages).size).toBe(50);
  expect(generatedPage(7)).toBe(pages[7]);
  const programs = pages.flatMap((page) => page.match(/```ts[\s\S]*?```/g) ?? []);
  expect(new Set(programs).size).toBe(150);
});
