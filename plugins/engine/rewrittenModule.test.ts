import { expect, test } from '@rstest/core';
import { buildEmptyPage, sentence } from '../../e2e/support/buildEmptyPage.ts';
import { assertRewritten, rewriteModule } from './rewrittenModule.ts';

const MODULE = { name: 'virtual-page-data', what: 'data of all pages', file: 'pageData.ts' };

test('H1 a module is found by its file', () => {
  for (const file of ['/site/.rspress/virtual-page-data.js', 'C:\\site\\.rspress\\virtual-page-data.js'])
    expect(() => assertRewritten(['/site/a.js', file], MODULE)).not.toThrow();
});

test('H1 a build without the module ends', async () => {
  const build = buildEmptyPage(() => ({
    plugins: [
      {
        name: 'test',
        setup: (api) => rewriteModule(api, { ...MODULE, inputs: [], rewrite: (code) => code }),
      },
    ],
  }));
  await expect(build).rejects.toThrow(sentence(MODULE.what, `no module ${MODULE.name}`, MODULE.file));
});
