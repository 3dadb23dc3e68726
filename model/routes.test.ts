import { expect, test } from '@rstest/core';
import { bareRoute, markdownPath, pageOfMarkdown, pageSpellings, redirectedSpellings } from './routes.ts';

test.each([
  ['/', '/index.md'],
  ['/docs/', '/docs/index.md'],
  ['/docs/core/configuration', '/docs/core/configuration.md'],
  ['/blog/burger-api-v0.5.0-release', '/blog/burger-api-v0.5.0-release.md'],
  ['/docs/the-index', '/docs/the-index.md'],
])('the markdown of %s is %s', (path, markdown) => {
  expect(markdownPath(path)).toBe(markdown);
  expect(pageOfMarkdown(markdown)).toBe(path);
});

const SPELLINGS = {
  '/': ['/index', '/index.html'],
  '/docs/': ['/docs', '/docs.html', '/docs/index', '/docs/index.html'],
  '/docs/a': ['/docs/a/', '/docs/a.html', '/docs/a/index', '/docs/a/index.html'],
};

test.each(Object.entries(SPELLINGS))(
  '%s has its other spellings, and each leads back to it',
  (route, others) => {
    expect(redirectedSpellings(route)).toEqual(others);
    for (const spelling of [route, ...others]) {
      expect(bareRoute(spelling)).toBe(bareRoute(route));
      expect(pageSpellings(spelling)).toContain(route);
    }
  },
);

test.each(['/docs/the-index', '/docs/html', '/docs/v1.html.md'])('%s ends in no spelling', (route) => {
  expect(bareRoute(route)).toBe(route);
});
