import { expect, test } from '@rstest/core';
import { codeToHtml } from 'shiki';
import { classTheme } from './classTheme.ts';
import { transformerParts } from './folds.ts';
import { transformerClasses } from './index.ts';

const html = (code: string, meta: string, lang = 'ts') =>
  codeToHtml(code, {
    lang,
    theme: classTheme,
    meta: { __raw: meta },
    transformers: [transformerClasses(), transformerParts()],
  });

test('a plain fence is one text; the word in a title does not make it plain', async () => {
  expect(await html('const a = 1;', 'title="a.ts" plain')).toContain('<code>const a = 1;</code>');
  expect(await html('const a = 1;', 'title="plain.ts"')).toContain('<span class="tk">');
});

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`).join('\n');

test('READ-5.b a body or output of more than 12 lines is folded, the status and the headers never', async () => {
  const head = 'HTTP/1.1 200 OK\nx-a: 1';
  const body = async (count: number) => html(`${head}\n\n${lines(count)}`, 'title="Response"', 'http');
  expect(await body(12)).not.toContain('<details');
  // Status and headers are a part of their own, with the empty line that ends them.
  expect(await body(12)).toMatch(
    /<pre data-head=""><code>[\s\S]*1<\/span>\n\n<\/code><\/pre><pre><code>line 0/,
  );
  const [shown = '', folded = ''] = (await body(13)).split('<details class="fold">');
  expect(shown).toContain('x-a');
  expect(shown).not.toContain('line 0');
  expect(folded).toMatch(/^<summary>Body: 13 lines<\/summary><pre><code>line 0/);
  const output = async (count: number) => html(lines(count), 'title="Console on Bun 1.2.4"', 'text');
  expect(await output(12)).not.toContain('<details');
  expect(await output(13)).toContain('<summary>Output: 13 lines</summary><pre><code>line 0\n');
  expect(await html(lines(40), 'title="Files"', 'text')).not.toContain('<details');
  expect(await html(`${head}\n\n${lines(40)}`, 'title="Response" plain', 'http')).not.toContain('<details');
});
