import { expect, test } from '@rstest/core';
import { codeToHtml } from 'shiki';
import { transformerClasses } from './index.ts';
import { classTheme } from './theme.ts';

const html = (code: string, lang: string) =>
  codeToHtml(code, { lang, theme: classTheme, tokenizeTimeLimit: 0, transformers: [transformerClasses()] });

test('tokens carry classes, nothing carries a style', async () => {
  const result = await html("const name: string = 'a'; // note", 'ts');
  expect(result).not.toContain('style=');
  expect(result).toContain('<span class="tk">const</span>');
  expect(result).toMatch(/<span class="tc">\s*\/\/ note<\/span>/);
  expect(result).toMatch(/<span class="tt">\s*string<\/span>/);
  expect(result).toMatch(/class="ts">\s*'a'/);
});

test('tokens of one kind that follow one another are one element', async () => {
  expect(await html('{"name":1}', 'json')).toContain(
    '{<span class="tf">"name"</span>:<span class="tn">1</span>}',
  );
});

test('the text is exactly the code', async () => {
  const code = 'export const GET = (req) => Response.json({ a: `x` });\n\nif (a < b) c();\n';
  const result = await html(code, 'ts');
  const text = result
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x26;', '&');
  expect(text).toBe(code);
});
