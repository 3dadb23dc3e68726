import { expect, test } from '@rstest/core';
import { printMdx } from '../../e2e/support/expandForTest.ts';
import { movedBlocks } from './moved.ts';

const names: Readonly<Record<string, string>> = { '/docs/b#c': 'The `{index}`' };
const titleAt = (address: string) => names[address];

test('R-10 what has moved leads to its new place, by its name', () => {
  const moved = { old: '/docs/b#c', älter: '/docs/d' };
  expect(printMdx(movedBlocks({ title: 'A', moved }, titleAt))).toBe(
    '<p id="old" data-moved="#old" data-markdown-ignore="">This section has moved: [The \\`\\{index}\\`](/docs/b#c)</p>\n\n<p id="älter" data-moved="#%C3%A4lter" data-markdown-ignore="">This section has moved: [/docs/d](/docs/d)</p>\n',
  );
});

test('R-10 a page that nothing has left says nothing', () => {
  expect(movedBlocks({ title: 'The moved: one' }, titleAt)).toEqual([]);
  expect(movedBlocks(undefined, titleAt)).toEqual([]);
});
