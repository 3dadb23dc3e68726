import { expect, test } from '@rstest/core';
import { SHEET_STYLES } from './chunks.ts';

test('H17 the one sheet of all pages leaves out the styles of parts that load on demand', () => {
  const files = [
    '/site/theme/nav/Navbar.module.css',
    '/site/theme/controls/SearchButton.module.css',
    '/site/theme/search/SearchDialog.module.css',
    'C:\\site\\theme\\try\\Exercise.module.css',
    '/site/theme/content/BlockLines.module.css',
    '/site/theme/nav/Navbar.tsx',
  ];
  expect(files.filter((file) => SHEET_STYLES.test(file))).toEqual(files.slice(0, 2));
});
