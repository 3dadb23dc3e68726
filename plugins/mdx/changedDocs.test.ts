import { expect, test } from '@rstest/core';
import { printMdx } from '../../e2e/support/expandForTest.ts';
import { changedDocsBlocks } from './changedDocs.ts';

const names: Readonly<Record<string, string>> = {
  '/docs/b': 'Be',
  '/docs/b#c': 'The `{index}` of *all*',
};
const titleAt = (address: string) => names[address];
const changed = (frontmatter: unknown) => changedDocsBlocks(frontmatter, titleAt, () => 'Changed');

test('a post that names docs ends with links to them, by the titles of page and section', () => {
  expect(printMdx(changed({ title: 'A', docs: ['/docs/b', '/docs/b#c', '/docs/unknown'] }))).toBe(
    [
      '## Changed',
      '',
      '- [Be](/docs/b)',
      '- [Be: The \\`\\{index}\\` of \\*all\\*](/docs/b#c)',
      '- [/docs/unknown](/docs/unknown)',
      '',
    ].join('\n'),
  );
});

test('a page that names none says nothing', () => {
  for (const frontmatter of [{ title: 'The docs: all' }, { docs: 'all' }, undefined])
    expect(changed(frontmatter)).toEqual([]);
});
