import { expect, test } from '@rstest/core';
import { codeToHtml } from 'shiki';
import { commandLines, kindOf } from './blockKinds.ts';
import { classTheme } from './classTheme.ts';
import { cutOf, transformerParts } from './folds.ts';
import { transformerClasses } from './index.ts';
import { transformerMarks } from './marks.ts';

const html = (code: string, lang: string, meta = '') =>
  codeToHtml(code, {
    lang,
    theme: classTheme,
    meta: { __raw: meta },
    transformers: [transformerMarks(), transformerClasses(), transformerParts()],
  });

test('CODE-4.e language and title of a fence decide its kind', () => {
  expect(kindOf('sh', 'title="Request"')).toBe('terminal');
  expect(kindOf('powershell', '')).toBe('terminal');
  expect(kindOf('http', 'title="Response"')).toBe('message');
  expect(kindOf('text', 'title="Console on Bun 1.2.4"')).toBe('output');
  expect(kindOf('text', 'title="Files"')).toBeUndefined();
  expect(kindOf('sh', 'title="All files" plain')).toBeUndefined();
  expect(kindOf('ts', 'title="Console.ts"')).toBeUndefined();
});

test('CODE-4.e each command of a terminal is marked, its continuation lines are not', async () => {
  expect(commandLines('# A comment\ncurl -i \\\n  -X POST\n\nls')).toEqual([2, 5]);
  expect((await html('mkdir a\ncd a', 'sh')).match(/class="line command"/g)).toHaveLength(2);
  expect(await html('curl -i \\\n  -X POST', 'sh')).not.toContain('command');
  expect(await html('a\nb', 'ts')).not.toContain('command');
});

const lines = (count: number) => Array.from({ length: count }, (_, index) => `f(${index + 1});`);

test('CODE-4.d a program of more than 40 lines is cut at an empty line, never before a marked one', async () => {
  expect(cutOf(lines(40).join('\n'), [])).toBeUndefined();
  expect(cutOf(lines(41).join('\n'), [])).toBe(32);
  const parted = lines(60).with(27, '').join('\n');
  expect(cutOf(parted, [])).toBe(27);
  expect(cutOf(parted, [30])).toBe(32);
  expect(cutOf(parted, [33])).toBeUndefined();
  expect(await html(parted, 'ts')).toContain('<details class="fold"><summary>33 more lines</summary>');
  expect(await html(parted, 'ts', 'plain')).not.toContain('<details');
  expect(await html(parted, 'sh')).not.toContain('<details');
});
