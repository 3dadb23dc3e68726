import { expect, test } from '@rstest/core';
import type { Version } from '../../model/site.ts';
import { canonicalPath } from './canonicalPath.ts';

const versions: Version[] = [
  { name: 'next', label: 'Next', path: '/docs/next', isLast: false, unreleased: true },
  { name: '2.0', label: '2.0', path: '/docs', isLast: true },
  { name: '1.0', label: '1.0', path: '/docs/1.0', isLast: false },
];

const pages = ['/docs/', '/docs/core/configuration', '/docs/1.0/core/configuration', '/docs/1.0/gone'];

test('DATA-1.c search engines are led to the latest', () => {
  const of = (path: string | undefined) => canonicalPath(path, versions, (page) => pages.includes(page));
  expect(of('/docs/core/configuration')).toBe('/docs/core/configuration');
  expect(of('/blog')).toBe('/blog');
  expect(of(undefined)).toBeUndefined();
  expect(of('/docs/1.0/core/configuration')).toBe('/docs/core/configuration');
  expect(of('/docs/1.0/gone')).toBe('/docs/');
  expect(of('/docs/next/')).toBe('/docs/');
});
