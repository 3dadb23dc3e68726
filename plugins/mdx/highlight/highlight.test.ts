import { expect, test } from '@rstest/core';
import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationFocus,
  transformerNotationHighlight,
} from '@shikijs/transformers';
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { codeToHtml } from 'shiki';
import { classTheme } from './classTheme.ts';
import { shikiOptions, transformerClasses } from './index.ts';
import { rehypeInlineCode } from './longInlineCode.ts';
import { transformerMarks } from './marks.ts';

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

test('only marked lines have an element of their own, and texts that follow one another are one', async () => {
  const marked = await codeToHtml('f(a);\ng(b);\nh(c);\n\ni(d)', {
    lang: 'ts',
    theme: classTheme,
    meta: { __raw: '{2}' },
    transformers: [transformerMetaHighlight(), transformerClasses()],
  });
  const call = (name: string, argument: string) => `<span class="tf">${name}</span>(${argument})`;
  expect(marked).toContain(
    `<code>${call('f', 'a')};\n<span class="line highlighted">${call('g', 'b')};</span>\n${call('h', 'c')};\n\n${call('i', 'd')}</code>`,
  );
});

test('tokens of one colour are one element with the space between them, over lines too', async () => {
  const result = await html('export const a = `x\n\n  y`;\nlet b;', 'ts');
  expect(result).toContain('<span class="tk">export const</span> a');
  expect(result).toContain('`x\n\n  y`</span>;\n<span class="tk">let</span> b');
});

test('where lines are in focus every line has its element', async () => {
  const focused = await codeToHtml('f(a);\ng(b); // [!code focus]', {
    lang: 'ts',
    theme: classTheme,
    transformers: [transformerNotationFocus(), transformerClasses()],
  });
  expect(focused.match(/class="line[^"]*"/g)).toEqual(['class="line"', 'class="line focused"']);
});

test('CODE-1.b blanks before the comment of a mark are not part of the code', async () => {
  const changed = await codeToHtml('f(a); // [!code ++]\ng(b);  // [!code --]\nh(c) // [!code highlight]', {
    lang: 'ts',
    theme: classTheme,
    transformers: [transformerNotationDiff(), transformerNotationHighlight(), transformerClasses()],
  });
  expect(changed.replace(/<[^>]*>/g, '')).toBe('f(a);\ng(b);\nh(c)');
});

test('CODE-1.d inline code of more than 24 characters may be split, blocks are left alone', () => {
  const code = (length: number) => ({
    type: 'element' as const,
    tagName: 'code',
    properties: {},
    children: [{ type: 'text' as const, value: 'x'.repeat(length) }],
  });
  const block = { type: 'element' as const, tagName: 'pre', properties: {}, children: [code(40)] };
  const tree: Root = { type: 'root', children: [code(24), code(25), block] };
  rehypeInlineCode()(tree);
  expect(toHtml(tree).match(/<code[^>]*>/g)).toEqual(['<code>', '<code class="long">', '<code>']);
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

test('marked lines begin with an element a mark, the first of a run has text, and the code is unchanged', async () => {
  const code = 'a;\nb;\n\nc; // why';
  const marked = await codeToHtml(code, {
    lang: 'ts',
    theme: classTheme,
    meta: { __raw: 'title="a.ts" marks="1:1-3 2:2,4"' },
    transformers: [transformerNotationFocus(), transformerMarks(), transformerClasses()],
  });
  const lines = marked.replace(/^.*<code>|<\/code>.*$/gs, '').split('\n');
  expect(lines.map((line) => line.match(/<i[^>]*>/g)?.join(''))).toEqual([
    '<i data-mark="1" data-start="">',
    '<i data-mark="1"><i data-mark="2" data-start="">',
    '<i data-mark="1">',
    '<i data-mark="2" data-start="">',
  ]);
  expect(marked.replace(/<[^>]*>/g, '')).toBe(code);
});

test('transformers of the configuration are among those of the site, before colours become classes', () => {
  const own = { name: 'own' };
  const names =
    shikiOptions({ transformers: [own] }, 'types.json').transformers?.map(({ name }) => name) ?? [];
  expect(names.indexOf('own')).toBeGreaterThanOrEqual(0);
  expect(names.indexOf('own')).toBeLessThan(names.indexOf('site:classes'));
});
