import { expect, test } from '@rstest/core';
import { homeOfLocale, type Locales, localeOfPath, versionsOfLocale } from './locales.ts';
import type { Locale, Version } from './site.ts';

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

test('R-8.a the first folder of an address is its language, if it is one of the site', () => {
  expect(localeOfPath('/de/', locales)).toBe(de);
  expect(localeOfPath('/de/docs/core/a', locales)).toBe(de);
  expect(localeOfPath('/demo/', locales)).toBe(en);
  expect(localeOfPath('/docs/de/', locales)).toBe(en);
  expect(localeOfPath('/en/docs/', locales)).toBe(en);
  expect([en, de].map((locale) => homeOfLocale(locale, locales))).toEqual(['/', '/de/']);
  expect(localeOfPath('/de/docs/', [en])).toBe(en);
});

test('DATA-1.d a language has its own versions', () => {
  const pathsOf = (locale: Locale) => versionsOfLocale(locale, versions, locales).map(({ path }) => path);
  expect(pathsOf(en)).toEqual(['/docs', '/docs/1']);
  expect(pathsOf(de)).toEqual(['/de/docs', '/de/docs/1']);
  expect(pathsOf(ar)).toEqual(['/ar/docs']);
});
