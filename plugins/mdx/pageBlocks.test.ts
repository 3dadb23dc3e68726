import { describe, expect, test } from '@rstest/core';
import { printMdx } from '../../e2e/support/expandForTest.ts';
import { changedDocsBlocks, movedBlocks } from './pageBlocks.ts';

const titles: Readonly<Record<string, string>> = {
  '/docs/b': 'Be',
  '/docs/b#c': 'The `{index}` of *all*',
};
const titleAt = (address: string) => titles[address];

describe('R-10 headings that have moved', () => {
  test('have a link to their new place, by its title', () => {
    const moved = { old: '/docs/b#c', älter: '/docs/d' };
    expect(printMdx(movedBlocks({ title: 'A', moved }, titleAt))).toBe(
      '<p id="old" data-moved="#old" data-markdown-ignore="">This section has moved: [The \\`\\{index}\\` of \\*all\\*](/docs/b#c)</p>\n\n<p id="älter" data-moved="#%C3%A4lter" data-markdown-ignore="">This section has moved: [/docs/d](/docs/d)</p>\n',
    );
  });

  test('add nothing to a page that lists none', () => {
    expect(movedBlocks({ title: 'The moved: one' }, titleAt)).toEqual([]);
    expect(movedBlocks(undefined, titleAt)).toEqual([]);
  });
});

describe('docs that a post is about', () => {
  const changed = (frontmatter: unknown) => changedDocsBlocks(frontmatter, titleAt, () => 'Changed');

  test('are links at its end, by the titles of page and section', () => {
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

  test('add nothing to a page that names none', () => {
    for (const frontmatter of [{ title: 'The docs: all' }, { docs: 'all' }, undefined])
      expect(changed(frontmatter)).toEqual([]);
  });
});
