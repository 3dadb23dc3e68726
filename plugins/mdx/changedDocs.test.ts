import { expect, test } from '@rstest/core';
import { changedMarkdown } from './changedDocs.ts';

const names: Readonly<Record<string, string>> = {
  '/docs/b': 'Be',
  '/docs/b#c': 'The `{index}` of *all*',
};
const nameOf = (address: string) => names[address];
const changed = (source: string) => changedMarkdown(source, nameOf, () => 'Changed');

test('a post that names docs ends with links to them, by the titles of page and section', () => {
  const source = '---\ntitle: A\ndocs:\n  - /docs/b\n  - /docs/b#c\n  - /docs/unknown\n---\n\n# A\n';
  expect(changed(source)).toBe(
    [
      '',
      '',
      '## Changed',
      '',
      '- [Be](</docs/b>)',
      '- [Be: The \\`\\{index\\}\\` of \\*all\\*](</docs/b#c>)',
      '- [/docs/unknown](</docs/unknown>)',
      '',
    ].join('\n'),
  );
});

test('a page that names none says nothing', () => {
  for (const source of ['---\ntitle: The docs: all\n---\n', '---\ntitle: A\ndocs: [\n---\n', '# A\n'])
    expect(changed(source)).toBe('');
});
