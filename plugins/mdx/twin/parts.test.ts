import { describe, expect, test } from '@rstest/core';
import { createDateFormats } from '../../../model/dates.ts';
import { parseMdx } from '../mdxSource.ts';
import { textOf, twinOf } from './parts.ts';

const { day } = createDateFormats({ code: 'en', label: 'English', dir: 'ltr', calendar: 'gregory' });

const options = { formatDay: day, linkTo: (url: string) => url.replace(/^\/.*/, 'https://a.org$&.md') };

/** Text of the twin of a page. */
function text(source: string): string {
  const tree = parseMdx(source);
  return tree ? textOf(twinOf(source, tree, options).parts) : 'not parsed';
}

describe('twinOf', () => {
  test('takes the anchor from headings of every level', () => {
    expect(text('# A \\{#a}\n\n## `b()` \\{#b-c}\n\ntext\n')).toBe('# A\n\n## `b()`\n\ntext\n');
  });

  test('leaves code, text and headings without an anchor alone', () => {
    const source = '# A\n\nA text \\{#a}\n\n```md\n## B \\{#b}\n```\n\n## C `{#c}` d\n';
    expect(text(source)).toBe(source);
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
    for (const [first, expected] of cases) expect(text(fence(first))).toBe(fence(expected));
    expect(text(fence('ts {1}', '````'))).toBe(fence('ts', '````'));
    expect(text('- a\n\n  ```ts {1}\n  b\n  ```\n')).toBe('- a\n\n  ```ts\n  b\n  ```\n');
  });

  test('AGENT-1 says the name of a file above its block, once', () => {
    const block = '```ts title="a.ts"\nb\n```\n';
    expect(text(`c\n\n${block}`)).toBe(`c\n\n**a.ts**\n\n${block}`);
    for (const said of ['`a.ts` New file:', '**a.ts**'])
      expect(text(`${said}\n\n${block}`)).toBe(`${said}\n\n${block}`);
    const tab = `<Tab label="a.ts">\n\n${block}\n</Tab>\n`;
    expect(text(tab)).toBe(block);
  });

  test('CODE-3.b unfolds what is folded on the page', () => {
    const folded =
      'a\n\n<details className="fold">\n\n<summary>All files (1 more)</summary>\n\n```ts title="a.ts" plain\nb\n```\n\nc\n\n</details>\n\nd\n';
    expect(text(folded)).toBe(
      'a\n\n**All files (1 more)**\n\n**a.ts**\n\n```ts title="a.ts"\nb\n```\n\nc\n\nd\n',
    );
  });

  test('CODE-3.b leaves out what is folded where the twin would be too long', () => {
    const folded = (text: string) =>
      `a\n\n<details className="fold">\n\n<summary>All files</summary>\n\n\`\`\`ts {1}\n${text}\n\`\`\`\n\n</details>\n\nd\n`;
    expect(text(folded('b'.repeat(50_000)))).toBe('a\n\nd\n');
    expect(text(folded('b'.repeat(40_000)))).toContain('bbb');
  });

  test('CODE-3.b says below the title when a post was published', () => {
    const page = (date: string) => `---\ntitle: A\n${date}---\n\n# A\n\nb\n\n# B\n`;
    expect(text(page('date: 2025-11-01\n'))).toBe('# A\n\nPublished on November 1, 2025.\n\nb\n\n# B\n');
    expect(text(page(''))).toBe('# A\n\nb\n\n# B\n');
  });

  test('CODE-3.b links lead where the twin is pasted, and all else stays as it is written', () => {
    const written = (a: string, b: string) =>
      `*a* [b [c](${a} "/d") **\\[e]**\n\n| [f](${b}) | \`[g](/g)\` |\n| - | - |\n\n- h\n  [i]\n\n[i]: ${a}\n`;
    expect(text(written('/c', '<#f>'))).toBe(written('https://a.org/c.md', '<#f>'));
    expect(text('- [a](</a>)\n')).toBe('- [a](https://a.org/a.md)\n');
  });

  test('CODE-3.b components are left to be rendered, what they hold is text', () => {
    const source =
      'import { A } from "a";\n\na <A b="c" /> {1 + 1}\n\n<A>\n\n  - b\n    c\n\n  d\n\n  <B e={1}>f</B>\n\n</A>\n\n{/* g */}\n';
    const tree = parseMdx(source);
    expect(tree && twinOf(source, tree, options)).toEqual({
      modules: ['import { A } from "a";'],
      names: new Set(['A']),
      frontmatter: {},
      parts: [
        'a ',
        { name: 'A', attributes: ' b="c"', children: [] },
        ' ',
        { expression: '1 + 1' },
        '\n',
        '\n',
        {
          name: 'A',
          attributes: '',
          children: ['- b\n  c\n', '\n', 'd\n', { name: 'B', attributes: ' e={1}', children: ['f\n'] }],
        },
      ],
    });
  });
});
