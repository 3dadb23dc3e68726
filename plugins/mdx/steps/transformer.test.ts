import { describe, expect, test } from '@rstest/core';
import { codeToHtml } from 'shiki';
import { classTheme } from '../highlight/classTheme.ts';
import { transformerParts } from '../highlight/folds.ts';
import { transformerClasses } from '../highlight/index.ts';
import { transformerChange } from './transformer.ts';

describe('transformers', () => {
  const html = (code: string, meta: string, lang = 'ts') =>
    codeToHtml(code, {
      lang,
      theme: classTheme,
      meta: { __raw: meta },
      transformers: [transformerClasses(), transformerChange(), transformerParts()],
    });

  test('lines have the marks of the meta string', async () => {
    const result = await html('const a = 1;\nconst b = 2;\nf();', 'title="a.ts" change="-+="');
    expect(result).toMatch(/^<pre class="[^"]*has-diff/);
    expect(result.match(/class="line[^"]*"/g)).toEqual(['class="line diff remove"', 'class="line diff add"']);
  });

  test('lines are coloured as parts of the file before or after, not of their mixture', async () => {
    const unchanged = Array.from({ length: 12 }, (_, index) => `  name${index},`);
    const code = ['import {', ...unchanged, "} from 'a';", '/*', 'const a = 1;'].join('\n');
    const result = await html(code, `change="${'='.repeat(14)}-+"`);
    const folded = code
      .split('\n')
      .slice(0, 11)
      .join('\n')
      .replace('import', '<span class="tk">import</span>');
    expect(result).toContain(`<summary>11 unchanged lines</summary><pre late><code>${folded}\n</code></pre>`);
    expect(result).toContain('<span class="line diff add"><span class="tk">const</span>');
    expect(result).toContain('<span class="line diff remove"><span class="tc">/*</span>');
  });

  test('AGENT-1 of folded lines those that are many are left to the application', async () => {
    const folded = async (count: number) => {
      const unchanged = Array.from({ length: count + 3 }, (_, index) => `f${index}();`);
      return html([...unchanged, 'g();'].join('\n'), `title="a.ts" change="${'='.repeat(count + 3)}+"`);
    };
    expect(await folded(8)).toContain('<summary>8 unchanged lines</summary><pre><code>');
    expect(await folded(9)).toContain('<summary>9 unchanged lines</summary><pre late><code>');
  });

  test('a fence that is no change stays as it is', async () => {
    expect(await html('const a = 1;', 'title="a.ts"')).not.toMatch(/has-diff|diff/);
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
});
