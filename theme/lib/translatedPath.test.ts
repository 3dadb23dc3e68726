import { describe, expect, test } from '@rstest/core';
import type { Locales } from '../../model/locales.ts';
import type { Locale, Version } from '../../model/site.ts';
import { pathInLocale, translatedPath, translationsOf } from './translatedPath.ts';

const en: Locale = { code: 'en', label: 'English', dir: 'ltr', calendar: 'gregory' };
const de: Locale = { code: 'de', label: 'Deutsch', dir: 'ltr', calendar: 'gregory' };
const ar: Locale = { code: 'ar', label: 'العربية', dir: 'rtl', calendar: 'gregory' };
const locales: Locales = [en, de, ar];

const versions: Version[] = [
  { name: '2', label: '2', path: '/docs', isLast: true },
  { name: '1', label: '1', path: '/docs/1', isLast: false },
  { name: '2', label: '2', path: '/de/docs', isLast: true },
  { name: '1', label: '1', path: '/de/docs/1', isLast: false },
  { name: '2', label: '2', path: '/ar/docs', isLast: true },
];

const pages = new Set([
  '/',
  '/blog',
  '/docs/',
  '/docs/core/a',
  '/docs/core/b',
  '/docs/1/core/a',
  '/docs/1/core/b',
  '/docs/1/old',
  '/de/',
  '/de/docs/',
  '/de/docs/core/a',
  '/de/docs/1/',
  '/ar/',
  '/ar/docs/',
  '/ar/docs/core/b',
]);
const site = { locales, versions, isPage: (path: string) => pages.has(path) };

test('an address is the same below the home page of each language', () => {
  expect(translatedPath('/docs/core/a', de, locales)).toBe('/de/docs/core/a');
  expect(translatedPath('/de/docs/core/a', en, locales)).toBe('/docs/core/a');
  expect(translatedPath('/de/', ar, locales)).toBe('/ar/');
  expect(translatedPath('/', de, locales)).toBe('/de/');
});

describe('NAV-3.d where the menu of languages leads', () => {
  test.each([
    ['the page being read', '/docs/core/a', en, '/docs/core/a'],
    ['the same page', '/docs/core/a', de, '/de/docs/core/a'],
    ['the same page in the first language', '/ar/docs/core/b', en, '/docs/core/b'],
    ['the main doc, where the page is not translated', '/docs/core/b', de, '/de/docs/'],
    ['the main doc of the same version', '/docs/1/old', de, '/de/docs/1/'],
    [
      'the same doc of the latest version, where the language has no other',
      '/docs/1/core/b',
      ar,
      '/ar/docs/core/b',
    ],
    ['the home page, from outside the docs', '/blog', de, '/de/'],
    ['the home page of the language', '/de/', ar, '/ar/'],
  ] as const)('%s', (_what, path, locale, expected) => {
    expect(pathInLocale(path, locale, site)).toBe(expected);
    expect(pages.has(expected)).toBe(true);
  });

  test('the home page, from the not-found page', () => {
    expect(pathInLocale(undefined, de, site)).toBe('/de/');
    expect(pathInLocale(undefined, en, site)).toBe('/');
  });
});

test('R-8.e the translations of a page, in the order of the languages', () => {
  expect(translationsOf('/ar/docs/core/b', site)).toEqual([
    { code: 'en', path: '/docs/core/b' },
    { code: 'ar', path: '/ar/docs/core/b' },
  ]);
  expect(translationsOf('/blog', site)).toEqual([{ code: 'en', path: '/blog' }]);
  expect(translationsOf('/docs/', site).map(({ code }) => code)).toEqual(['en', 'de', 'ar']);
});
