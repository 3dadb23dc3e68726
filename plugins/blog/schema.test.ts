import { expect, test } from '@rstest/core';
import { SLUG_PATTERN, slugOf } from './schema.ts';

test('names become addresses of lower-case words', () => {
  const slugs = {
    cors: 'cors',
    'c++': 'c-plus-plus',
    'c#': 'c-sharp',
    C: 'c',
    ünïcode: 'uenicode',
    API: 'api',
    'Road/Map': 'road-map',
    OpenAPI: 'openapi',
    'v0.5.0': 'v0-5-0',
    'Isfhan Ahmed': 'isfhan-ahmed',
  };
  for (const [name, slug] of Object.entries(slugs)) {
    expect(slugOf(name)).toBe(slug);
    expect(slug).toMatch(SLUG_PATTERN);
  }
});

test('a name without anything that an address may hold has no slug', () => {
  expect(slugOf('日本語')).toBeUndefined();
  expect(slugOf('…')).toBeUndefined();
});
