import { expect, test } from '@rstest/core';
import { blockNames, formatLines, parseLines } from './lineAddress.ts';

test('CODE-4.b blocks are named by their titles, and counted where titles are the same', () => {
  expect(blockNames(['index.ts', 'api/[id]/route.ts', 'index.ts', '…'])).toEqual([
    'index-ts',
    'api-id-route-ts',
    'index-ts-2',
    'code',
  ]);
});

test.each([
  ['#index-ts:L3-L7', { block: 'index-ts', lines: { from: 3, to: 7 } }],
  ['#index-ts:L3', { block: 'index-ts', lines: { from: 3, to: 3 } }],
  ['#index-ts:L', { block: 'index-ts', lines: undefined }],
])('CODE-4.b %s is read as it was written', (hash, address) => {
  expect(parseLines(hash)).toEqual(address);
  expect(formatLines(address)).toBe(hash);
});

test('CODE-4.b the ends of a range may be swapped; a hash without lines is ignored', () => {
  expect(parseLines('#a:L7-3')?.lines).toEqual({ from: 3, to: 7 });
  expect(parseLines('#a:L0')?.lines).toBeUndefined();
  for (const hash of ['', '#order', '#a:3', '#:L3', '#a:L3x']) expect(parseLines(hash)).toBeUndefined();
});
