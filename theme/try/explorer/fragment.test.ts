import { describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { METHODS } from '../methods.ts';
import { sentTarget } from '../sentTarget.ts';
import { BUNS, type Draft, fromFragment, isFilePath, MAX_FILES, MAX_PATH, toFragment } from './fragment.ts';

const path = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((name) => `api/${name}/route.ts`)
  .filter(isFilePath);

const draft: fc.Arbitrary<Draft> = fc.record({
  files: fc.uniqueArray(fc.record({ path, methods: fc.subarray([...METHODS]) }), {
    maxLength: MAX_FILES,
    selector: (file) => file.path,
  }),
  method: fc.constantFrom(...METHODS),
  target: fc.string({ unit: 'grapheme', maxLength: MAX_PATH }).filter((text) => text.length <= MAX_PATH),
  bun: fc.constantFrom(...BUNS),
});

describe('the fragment of a link', () => {
  test('restores the draft, or nothing where it is too long', () => {
    fc.assert(
      fc.property(draft, (written) => {
        const fragment = toFragment(written);
        expect(fromFragment(fragment)).toEqual(fragment.length <= 6000 ? written : undefined);
        // As an address bar hands it on.
        expect(fromFragment(new URL(fragment, 'http://localhost/').hash)).toEqual(fromFragment(fragment));
      }),
    );
  });

  test('of anything else is undefined, and never fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fromFragment(`#${text}`)).toBe(undefined);
        const read = fromFragment(`#routes?method=GET&bun=1.3&path=/&file=${text}`);
        expect(read?.files.filter((file) => !isFilePath(file.path)) ?? []).toEqual([]);
      }),
    );
  });

  test.each([
    ['no file path', 'file=GET:menu/route.ts'],
    ['a path that leaves the folder', 'file=GET:api/../route.ts'],
    ['a method that is none', 'file=GET,TRACE:api/route.ts'],
    ['the same file twice', 'file=GET:api/route.ts&file=POST:api/route.ts'],
    ['a file without methods and without a mark', 'file=api/route.ts'],
    [
      'too many files',
      Array.from({ length: MAX_FILES + 1 }, (_, at) => `file=GET:api/${at}/route.ts`).join('&'),
    ],
    ['too long a path', `path=${'x'.repeat(MAX_PATH + 1)}`],
  ])('with %s is undefined', (_, rest) => {
    const good = rest.startsWith('path') ? '' : 'path=/api&';
    expect(fromFragment(`#routes?method=GET&bun=1.3&${good}${rest}`)).toBe(undefined);
    expect(fromFragment('#routes?method=GET&bun=1.3&path=/api&file=GET:api/route.ts')).toBeDefined();
  });
});

test.each([
  ['/api/menu', '/api/menu'],
  ['api/menu?x=1#part', '/api/menu?x=1'],
  ['/api/onion rings/purée', '/api/onion%20rings/pur%C3%A9e'],
  ['/api/../menu', '/menu'],
  ['//menu', '//menu'],
  ['/api/a^b', '/api/a%5Eb'],
  ['', '/'],
])('clients send %s as %s', (written, sent) => {
  expect(sentTarget(written)).toBe(sent);
});
