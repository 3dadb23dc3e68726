import { expect, test } from '@rstest/core';
import { absoluteLinks, narrowTables, withPointer } from './twins.ts';

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
