import { describe, expect, test } from '@rstest/core';
import { absoluteLinks, narrowTables, plainContainers, withPointer } from './twins.ts';

const ORIGIN = 'https://example.org';

test('AGENT-1.c links of a twin keep their target when the twin is moved; what stands in code is left alone', () => {
  const text = [
    'See [the `/docs/x`](/docs/x.md#part "Title") and [outside](https://bun.sh), [here](#part).',
    '',
    '| [cell](/a) | `[code](/b)` |',
    '| --- | --- |',
    '',
    '```md',
    '[fence](/c)',
    '```',
  ].join('\n');
  expect(absoluteLinks(text, ORIGIN)).toBe(
    text
      .replace('](/docs/x.md#part', '](https://example.org/docs/x.md#part')
      .replace('[cell](/a)', '[cell](https://example.org/a)'),
  );
});

test('AGENT-1.c code in lists and quotes is left alone, and what follows it is not taken for code', () => {
  const text = [
    '1. ```md',
    '   [fence](/a)',
    '   ```',
    '',
    '> ~~~',
    '> [fence](/b)',
    '> ```',
    '> ~~~',
    '',
    '````md',
    '```',
    '[fence](/c)',
    '````',
    '',
    '- [entry](/d), and',
    '  [one more](/e)',
  ].join('\n');
  expect(absoluteLinks(text, ORIGIN)).toBe(
    text.replace('(/d)', '(https://example.org/d)').replace('(/e)', '(https://example.org/e)'),
  );
});

test('AGENT-1.a a twin says below its title where all pages are listed', () => {
  expect(withPointer('# Title\n\nText\n', ORIGIN)).toBe(
    '# Title\n\n> All pages: [llms.txt](https://example.org/llms.txt)\n\nText\n',
  );
});

test('AGENT-1.a a comment in code is no title', () => {
  const pointer = '> All pages: [llms.txt](https://example.org/llms.txt)\n\n';
  for (const text of ['```sh\n# Install\n```\n', 'Text only\n']) {
    expect(withPointer(text, ORIGIN)).toBe(pointer + text);
  }
});

test('CODE-3.b a table of a twin has no blanks that only align its columns; code keeps its own', () => {
  const fence = '```text\n| a    | b   |\n| ---- | --- |\n```\n';
  expect(narrowTables(`| a      |     b |\n| ------ | ----: |\n| c \\|   d |       |\n\n${fence}`)).toBe(
    `| a |     b |\n| --- | ---: |\n| c \\|   d | |\n\n${fence}`,
  );
  expect(narrowTables('| a | b |\n| - | - |\n')).toBe('| a | b |\n| - | - |\n');
});

test('AGENT-1.c pictures of a twin have an absolute address', () => {
  expect(absoluteLinks('![a (b)](/pictures/c.webp "d")\n\n`![e](/f.png)`\n', ORIGIN)).toBe(
    '![a (b)](https://example.org/pictures/c.webp "d")\n\n`![e](/f.png)`\n',
  );
});

describe('CODE-3.b containers of a twin are plain Markdown', () => {
  test('a callout is a block quote with its kind and title in bold', () => {
    expect(plainContainers('a\n\n:::warning Keep `b`\nc\n\n- d\n:::\n\ne\n')).toBe(
      'a\n\n> **Warning: Keep `b`**\n>\n> c\n>\n> - d\n\ne\n',
    );
    expect(plainContainers(':::tip\n\na\n:::\n')).toBe('> **Tip**\n>\n> a\n');
  });

  test('details and a callout with code follow their title', () => {
    expect(plainContainers(':::details Proof\n\na\n\n:::\n')).toBe('**Proof**\n\na\n');
    expect(plainContainers(':::tip A\n\n```ts\nb\n```\n\n:::\n')).toBe('**Tip: A**\n\n```ts\nb\n```\n');
  });

  test('code keeps what looks like one', () => {
    const text = '````md\n```\n:::tip A\nb\n:::\n````\n\n:::\n';
    expect(plainContainers(text)).toBe(text);
  });
});
