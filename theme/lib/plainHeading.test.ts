import { expect, test } from '@rstest/core';
import { plainHeading } from './plainHeading.ts';

test('marks go, words stay', () => {
  expect(plainHeading('Set `NODE_ENV`')).toBe('Set NODE_ENV');
  expect(plainHeading('NODE_ENV and its **values**')).toBe('NODE_ENV and its values');
  expect(plainHeading('*New* and ~~old~~')).toBe('New and old');
});

test('code is unchanged', () => {
  expect(plainHeading('`api/**/route.ts` and `*`')).toBe('api/**/route.ts and *');
  expect(plainHeading('`~~`')).toBe('~~');
});
