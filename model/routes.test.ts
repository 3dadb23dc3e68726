import { expect, test } from '@rstest/core';
import { pathOfTwin, twinPath } from './routes.ts';

test.each([
  ['/', '/index.md'],
  ['/docs/', '/docs/index.md'],
  ['/docs/core/configuration', '/docs/core/configuration.md'],
  ['/blog/burger-api-v0.5.0-release', '/blog/burger-api-v0.5.0-release.md'],
  ['/docs/the-index', '/docs/the-index.md'],
])('the twin of %s is %s', (path, twin) => {
  expect(twinPath(path)).toBe(twin);
  expect(pathOfTwin(twin)).toBe(path);
});
