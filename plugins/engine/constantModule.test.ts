import { expect, test } from '@rstest/core';
import { buildEmptyPage, sentence } from '../../e2e/support/buildEmptyPage.ts';
import { inlineConstants } from './constantModule.ts';

test('H38 a module of constants that is in a script ends the build', async () => {
  let file = '';
  const build = buildEmptyPage((script) => {
    file = script;
    return inlineConstants('#words', file, {});
  });
  await expect(build).rejects.toThrow(
    sentence('compiling of constants', `${file} is in the scripts`, 'constantModule.ts'),
  );
});
