import { expect, test } from '@rstest/core';
import { collapseDuration } from './details.ts';

test.each([
  [36, 192],
  [100, 239],
  [500, 357],
  [0, 40],
])('content of %i px opens in %i ms', (height, duration) => {
  expect(collapseDuration(height)).toBe(duration);
});
