import fs from 'node:fs';
import { expect, test } from '@rstest/core';
import { buildEmptyPage, sentence } from '../../e2e/support/buildEmptyPage.ts';
import { assertFilledTemplate, rsbuildPluginTemplate } from './template.ts';

const EMPTY = sentence('HTML template', 'a page without its content', 'template.ts');

test.each([
  '<div id="__rspress_root"></div>',
  '<div id=__rspress_root> </div>',
  '<div id="__rspress_root"><!--<?- DOC_CONTENT ?>--></div>',
])('H12 a page without its content is refused: %s', (html) => {
  expect(() => assertFilledTemplate(html)).toThrow(EMPTY);
});

test('H12 a page with its content is taken, but for scripts that are preloaded', () => {
  const page = '<link rel="preload" as="font"><div id="__rspress_root"><!--$--><p>Text</p></div>';
  expect(() => assertFilledTemplate(page)).not.toThrow();
  expect(() => assertFilledTemplate(`<link rel="preload" href="/a.js" as="script">${page}`)).toThrow(
    sentence('HTML template', 'scripts are preloaded', 'template.ts'),
  );
});

test('H12 a build whose pages have another root ends', async () => {
  await expect(buildEmptyPage(() => ({ plugins: [rsbuildPluginTemplate()] }))).rejects.toThrow(EMPTY);
});

test('a build that does not compile ends with its own message', async () => {
  const config = (script: string) => {
    fs.writeFileSync(script, "import './nowhere.js';");
    return { plugins: [rsbuildPluginTemplate()] };
  };
  await expect(buildEmptyPage(config)).rejects.toThrow(/build failed/i);
});
