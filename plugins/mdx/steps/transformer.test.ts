import { describe, expect, test } from '@rstest/core';
import { codeToHtml } from 'shiki';
import { classTheme } from '../highlight/classTheme.ts';
import { transformerClasses } from '../highlight/index.ts';
import { transformerChange } from './transformer.ts';

describe('transformerChange', () => {
  const html = (code: string, meta: string, lang = 'ts') =>
    codeToHtml(code, {
      lang,
      theme: classTheme,
      meta: { __raw: meta },
      transformers: [transformerClasses(), transformerChange()],
    });

  test('lines have the marks of the meta string', async () => {
    const result = await html('const a = 1;\nconst b = 2;\nf();', 'title="a.ts" change="-+="');
    expect(result).toMatch(/^<pre class="[^"]*has-diff/);
    expect(result.match(/class="line[^"]*"/g)).toEqual(['class="line diff remove"', 'class="line diff add"']);
  });

  test('lines are coloured as parts of the file before or after, not of the mixed text', async () => {
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

  test('AGENT-1 more than 8 folded lines are left to the application', async () => {
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
});
