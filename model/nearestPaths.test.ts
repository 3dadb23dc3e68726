import { expect, test } from '@rstest/core';
import { nearestPaths } from './nearestPaths.ts';

const PAGES = [
  '/',
  '/blog',
  '/blog/archive',
  '/blog/burger-api-v0.5.0-release',
  '/blog/tags',
  '/blog/tags/zod',
  '/docs/',
  '/docs/core/configuration',
  '/docs/routing/api/static-routes',
  '/docs/routing/pages/static-pages',
  '/docs/request-handling/middleware',
  '/docs/recipes/authentication',
  '/docs/recipes/cors',
  '/docs/recipes/security',
  '/docs/tutorials/intro',
];

test.each([
  ['/docs/core/configuraton', '/docs/core/configuration'],
  ['/DOCS/core/Configuration', '/docs/core/configuration'],
  ['/docs/configuration', '/docs/core/configuration'],
  ['/middleware', '/docs/request-handling/middleware'],
  ['/docs/middlewares.html', '/docs/request-handling/middleware'],
  ['/docs/routing', '/docs/routing/api/static-routes'],
  ['/docs/intro', '/docs/tutorials/intro'],
  ['/blog/tags/nope', '/blog/tags'],
  ['/blog/burger-api-v0.5.1-release', '/blog/burger-api-v0.5.0-release'],
  ['//docs/', '/docs/'],
  ['/docs/middelware', '/docs/request-handling/middleware'],
  ['/docs/recipes/auth', '/docs/recipes/authentication'],
  ['/docs/auth', '/docs/recipes/authentication'],
  ['/docs/sec', '/docs/recipes/security'],
  ['/docs/se', '/docs/'],
])('the nearest page to %s is %s', (asked, expected) => {
  expect(nearestPaths(asked, PAGES)[0]).toBe(expected);
});

test('suggestions are near paths only, up to the given number', () => {
  expect(nearestPaths('/xyzzy-plugh', PAGES)).toEqual([]);
  expect(nearestPaths('/docs/%E0%A4%A', ['/blog'])).toEqual([]);
  expect(nearestPaths('/blog', PAGES, 2)).toHaveLength(2);
});
