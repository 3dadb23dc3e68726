import { describe, expect, test } from '@rstest/core';
import { createDateFormats } from '../../model/dates.ts';
import { twinSource } from './twinSource.ts';

const { day } = createDateFormats({ code: 'en', label: 'English', dir: 'ltr', calendar: 'gregory' });

const twinOf = (source: string) => twinSource(source, day);

describe('twinSource', () => {
  test('takes the anchor from headings of every level', () => {
    expect(twinOf('# A \\{#a}\n\n## `b()` \\{#b-c}\n\ntext\n')).toBe('# A\n\n## `b()`\n\ntext\n');
  });

  test('leaves code, text and headings without an anchor alone', () => {
    const source = '# A\n\nA text \\{#a}\n\n```md\n## B \\{#b}\n```\n\n## C `{#c}` d\n';
    expect(twinOf(source)).toBe(source);
  });

  test('leaves what cannot be parsed to the engine', () => {
    expect(twinOf('## A \\{#a}\n\n<Open\n')).toBe('## A \\{#a}\n\n<Open\n');
  });

  test('CODE-3.b leaves of the first line of a fence its language and title', () => {
    const fence = (first: string, mark = '```') => `${mark}${first}\na {1}\n${mark}\n`;
    const cases: [string, string][] = [
      ['ts', 'ts'],
      ['ts {3-9}', 'ts'],
      ['sh title="Terminal" {1,4-7}', 'sh title="Terminal"'],
      ["text reason='file tree'", 'text'],
      ['ts title="Files" added="2-4" removed="1" plain', 'ts title="Files"'],
    ];
    for (const [first, expected] of cases) expect(twinOf(fence(first))).toBe(fence(expected));
    expect(twinOf(fence('ts {1}', '````'))).toBe(fence('ts', '````'));
    expect(twinOf('- a\n\n  ```ts {1}\n  b\n  ```\n')).toBe('- a\n\n  ```ts\n  b\n  ```\n');
  });

  test('AGENT-1 says the name of a file above its block, once', () => {
    const block = '```ts title="a.ts"\nb\n```\n';
    expect(twinOf(`c\n\n${block}`)).toBe(`c\n\n**a.ts**\n\n${block}`);
    for (const said of ['`a.ts` New file:', '**a.ts**'])
      expect(twinOf(`${said}\n\n${block}`)).toBe(`${said}\n\n${block}`);
    const tab = `<Tab label="a.ts">\n\n${block}\n</Tab>\n`;
    expect(twinOf(tab)).toBe(tab);
  });

  test('CODE-3.b unfolds what is folded on the page', () => {
    const folded =
      'a\n\n<details className="fold">\n\n<summary>All files (1 more)</summary>\n\n```ts title="a.ts" plain\nb\n```\n\nc\n\n</details>\n\nd\n';
    expect(twinOf(folded)).toBe(
      'a\n\n**All files (1 more)**\n\n**a.ts**\n\n```ts title="a.ts"\nb\n```\n\nc\n\nd\n',
    );
  });

  test('CODE-3.b leaves out what is folded where the twin would be too long', () => {
    const folded = (text: string) =>
      `a\n\n<details className="fold">\n\n<summary>All files</summary>\n\n\`\`\`ts {1}\n${text}\n\`\`\`\n\n</details>\n\nd\n`;
    expect(twinOf(folded('b'.repeat(50_000)))).toBe('a\n\n\n\nd\n');
    expect(twinOf(folded('b'.repeat(40_000)))).toContain('bbb');
  });

  test('CODE-3.b says below the title when a post was published', () => {
    const page = (date: string, published: string) =>
      `---\ntitle: A\n${date}---\n\n# A\n${published}\nb\n\n# B\n`;
    expect(twinOf(page('date: 2025-11-01\n', ''))).toBe(
      page('date: 2025-11-01\n', '\nPublished on November 1, 2025.\n'),
    );
    expect(twinOf(page('', ''))).toBe(page('', ''));
  });
});
