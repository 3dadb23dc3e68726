import { expect, test } from '@rstest/core';
import {
  addressesInSpecs,
  flaggedWords,
  idsInSeveralSpecs,
  longDocuments,
  longTitles,
  MAX_TITLE,
  namesInSeveralFolders,
} from './figures.ts';

const spec = (text: string, file = 'e2e/nav/menus.spec.ts') => ({ file, text });

test('addresses of pages are counted in strings and patterns of specs', () => {
  const text = [
    "import { DOC } from '../support/docs';",
    "await page.goto('/docs/');",
    'page.locator(\'a[href="/blog"]\');',
    '// What /docs leads to.',
    "read('e2e/docs/versions.spec.ts');",
  ].join('\n');
  expect(addressesInSpecs([spec(text), { file: 'e2e/support/pages.ts', text }])).toHaveLength(2);
  expect(addressesInSpecs([spec(`test.extend(siteFixture('blog'));\n${text}`)])).toEqual([]);
});

test('titles of tests and groups are measured, in any kind of quotes', () => {
  const long = 'x'.repeat(MAX_TITLE + 1);
  const text = [
    `test('${long}', async () => {});`,
    `fileTest.describe("${long}", () => {});`,
    `test.each([1, 2])(\`${long}\`, () => {});`,
    `base('${long}', () => {});`,
    `test('${'x'.repeat(MAX_TITLE)}', () => {});`,
    `expect('${long}').toBe(1);`,
  ].join('\n');
  expect(longTitles([spec(text)])).toHaveLength(4);
});

test('an id in two specs is reported with both; the three engines do not count', () => {
  const files = [
    spec("test('NAV-3 NAV-4.a opens', () => {});"),
    spec("const built = test.extend({});\nbuilt('NAV-4.a closes', () => {});", 'e2e/search/opening.spec.ts'),
    spec("test('NAV-3 in engines', () => {});", 'e2e/engines/navigation.spec.ts'),
  ];
  expect(idsInSeveralSpecs(files)).toEqual(['NAV-4.a e2e/nav/menus.spec.ts e2e/search/opening.spec.ts']);
});

test('a file name of two files is reported with both; indexes, elements and tests may share theirs', () => {
  const names = [
    'theme/nav/Menu.tsx',
    'theme/try/menu.tsx',
    'model/index.ts',
    'plugins/index.ts',
    'e2e/nav/menu.tsx',
  ];
  const shared = ['plugins/a/element.ts', 'plugins/b/element.ts', 'theme/a.test.ts', 'model/a.test.ts'];
  const files = [...names, ...shared].map((file) => ({ file, text: '' }));
  expect(namesInSeveralFolders(files)).toEqual(['menu.tsx theme/nav/Menu.tsx theme/try/menu.tsx']);
});

test('flagged words are counted in comments alone', () => {
  const comment = (words: string) => `/** ${words} */`;
  const text = [
    comment('What is kept, and who made it.'),
    'const made = keep();',
    "const address = 'https://site.example/keep';",
    '  // It stands here.',
  ].join('\n');
  expect(flaggedWords([spec(text)])).toHaveLength(3);
});

test('documents have a limit of words, apart from the specification', () => {
  const documents = ['CONTRIBUTING.md', 'contributing/look.md', 'contributing/specification.md', 'README.md'];
  const text = `| --- | ${'word '.repeat(2600)}`;
  expect(longDocuments(documents.map((file) => ({ file, text })))).toEqual([
    'CONTRIBUTING.md: 1400 more',
    'contributing/look.md: 100 more',
  ]);
});
