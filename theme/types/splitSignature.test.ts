import { expect, test } from '@rstest/core';
import recorded from '#types';
import { splitSignature } from './splitSignature.ts';

test('a signature is coloured as code is', () => {
  expect(
    splitSignature("type A = Omit<B, 'x'> | (serve(port?: number) => undefined)").flatMap(({ part, kind }) =>
      kind ? [[part, kind]] : [],
    ),
  ).toEqual([
    ['type', 'tk'],
    ['A', 'tt'],
    ['Omit', 'tt'],
    ['B', 'tt'],
    ["'x'", 'ts'],
    ['serve', 'tf'],
    ['number', 'tt'],
    ['undefined', 'tn'],
  ]);
});

test('nothing of a signature is lost', () => {
  for (const { signature } of Object.values(recorded.types))
    expect(
      splitSignature(signature)
        .map(({ part }) => part)
        .join(''),
    ).toBe(signature);
});
