import { expect, test } from '@rstest/core';
import { sentence } from '../../e2e/support/buildEmptyPage.ts';
import { withOwnStyles } from './defaultStyles.ts';

const STYLES = '/site/node_modules/@rspress/core/dist/theme/styles/index.js';

test("H14 the theme's style sheet precedes the entry, in place of the engine's and of the whole theme", () => {
  expect(withOwnStyles([STYLES, 'virtual-global-styles', '@theme'], '/theme/styles.css')).toEqual([
    'virtual-global-styles',
    '/theme/styles.css',
  ]);
});

test.each([
  [['/engine/dist/theme/index.css', '@theme'], '0 and 1 of 2'],
  [[STYLES], '1 and 0 of 1'],
  [[STYLES, STYLES, '@theme'], '2 and 1 of 3'],
  [[STYLES, '@theme', '@theme'], '1 and 2 of 3'],
])('H14 other modules before the entry are refused: %j', (modules, found) => {
  expect(() => withOwnStyles(modules, '/theme/styles.css')).toThrow(
    sentence('default style sheet', `${found} modules before the entry`, 'defaultStyles.ts'),
  );
});
