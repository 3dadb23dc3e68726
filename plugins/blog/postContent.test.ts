import { describe, expect, test } from '@rstest/core';
import { parseMarkdown } from '../content/parse.ts';
import { type PostContent, readContent } from './postContent.ts';

function contentOf(source: string, format: 'md' | 'mdx'): PostContent {
  const { tree } = parseMarkdown(`/post.${format}`, source);
  if (!tree) throw new Error('The source cannot be parsed.');
  return readContent(tree);
}

const words = (n: number) => Array.from({ length: n }, (_, at) => `word${at}`).join(' ');

describe('reading time', () => {
  test('is the words divided by 200, rounded up', () => {
    expect(contentOf(words(1), 'mdx').readingMinutes).toBe(1);
    expect(contentOf(words(200), 'mdx').readingMinutes).toBe(1);
    expect(contentOf(words(201), 'mdx').readingMinutes).toBe(2);
    expect(contentOf(words(400), 'mdx').readingMinutes).toBe(2);
    expect(contentOf(words(401), 'mdx').readingMinutes).toBe(3);
  });

  test('does not count programs, imports, components and comments', () => {
    const code = `\`\`\`ts\n${words(500)}\n\`\`\``;
    const source = `import { A } from 'a';\n\n${words(200)}\n\n${code}\n\n~~~~md\n${code}\n~~~~\n\n<A title="${words(300)}" />\n\n{/* ${words(300)} */}`;
    expect(contentOf(source, 'mdx').readingMinutes).toBe(1);
  });

  test('counts headings, lists, tables and the content of components', () => {
    const source = `# ${words(40)}\n\n- ${words(40)}\n- ${words(40)}\n\n| ${words(40)} |\n| - |\n| a |\n\n<Note>\n\n${words(39)} **bo**ld\n\n</Note>`;
    expect(contentOf(source, 'mdx').readingMinutes).toBe(2);
    expect(contentOf(source.replace('| a |', '| - |'), 'mdx').readingMinutes).toBe(1);
  });

  test('an empty post takes a minute', () => {
    expect(contentOf('', 'mdx').readingMinutes).toBe(1);
  });
});

describe('excerpt', () => {
  test('is the text before the marker, with code, without headings, links and programs', () => {
    const { excerpt } = contentOf(
      '# Title\n\nOne *two* [three](/x) `four()`\nfive.\n\n```ts\ncode\n```\n\nSix.\n\n{/* truncate */}\n\nSeven.',
      'mdx',
    );
    expect(excerpt).toEqual([['One two three ', 'four()', ' five.'], ['Six.']]);
  });

  test('knows the marker of plain Markdown', () => {
    expect(contentOf('One.\n\n<!-- truncate -->\n\nTwo.', 'md').excerpt).toEqual([['One.']]);
  });

  test('leaves characters with a meaning in HTML unchanged', () => {
    expect(contentOf('a < b & c\n\n<!-- truncate -->', 'md').excerpt).toEqual([['a < b & c']]);
  });

  test('alternates text and code, also at its beginning and with backticks in either', () => {
    const source = '`a` ``b`c`` d\\`e &#0;f\n\n![](/x.svg)\n\n<!-- truncate -->';
    expect(contentOf(source, 'md').excerpt).toEqual([['', 'a', ' ', 'b`c', ' d`e \ufffdf']]);
  });

  test('has no text of containers, callouts and footnotes', () => {
    const source =
      'One[^1]<br/>two.\n\n:::tip Title\nA.\n\nB.\n:::\n\n> [!NOTE]\n> C.\n\n[^1]: D.\n\n{/* truncate */}';
    expect(contentOf(source, 'mdx').excerpt).toEqual([['One two.']]);
  });

  test('is empty without a marker', () => {
    expect(contentOf('One.\n\nTwo.', 'mdx').excerpt).toEqual([]);
    expect(contentOf('```md\n{/* truncate */}\n```', 'mdx').excerpt).toEqual([]);
  });
});
