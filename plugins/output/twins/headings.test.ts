import { describe, expect, test } from '@rstest/core';
import { cutHeadingIds } from './headings.ts';

describe('cutHeadingIds', () => {
  test('takes the anchor from headings of every level', () => {
    expect(cutHeadingIds('# A \\{#a}\n\n## `b()` \\{#b-c}\n\ntext\n')).toBe('# A\n\n## `b()`\n\ntext\n');
  });

  test('leaves code, text and headings without an anchor alone', () => {
    const source = '# A\n\nA text \\{#a}\n\n```md\n## B \\{#b}\n```\n\n## C `{#c}` d\n';
    expect(cutHeadingIds(source)).toBe(source);
  });

  test('leaves what cannot be parsed to the engine', () => {
    expect(cutHeadingIds('## A \\{#a}\n\n<Open\n')).toBe('## A \\{#a}\n\n<Open\n');
  });
});
