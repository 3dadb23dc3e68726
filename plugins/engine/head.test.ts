import { expect, test } from '@rstest/core';
import { buildEmptyPage, sentence } from '../../e2e/support/buildEmptyPage.ts';
import { rsbuildPluginHead } from './head.ts';

test('H45 a build whose application has its head from elsewhere ends', async () => {
  const build = buildEmptyPage(() => ({ plugins: [rsbuildPluginHead('/theme/head/engineHead.tsx')] }));
  await expect(build).rejects.toThrow(
    sentence('head', 'ClientApp.js does not import @unhead/react/client', 'head.ts'),
  );
});
