import { expect, test } from '@rstest/core';
import { outlinePosition } from './outlinePosition.ts';

const sections = (ids: string) => ids.split(' ').map((id) => ({ id, text: id }));

test('NAV-7 the position is a section of the page', () => {
  expect(outlinePosition(sections('a b c'), 1)).toEqual({ number: 2, total: 3, isStep: false });
  expect(outlinePosition(sections('a b c'), -1)).toBe(undefined);
});

test('NAV-7 the position in a tutorial is a step', () => {
  const tutorial = sections('set-up step-1-list step-2-add learned');
  expect(outlinePosition(tutorial, 0)).toBe(undefined);
  expect(outlinePosition(tutorial, 2)).toEqual({ number: 2, total: 2, isStep: true });
  // After the last step, all steps count as done.
  expect(outlinePosition(tutorial, 3)).toEqual({ number: 2, total: 2, isStep: true });
});
