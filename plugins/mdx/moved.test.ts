import { expect, test } from '@rstest/core';
import { movedMarkdown } from './moved.ts';

const names: Readonly<Record<string, string>> = { '/docs/b#c': 'The `{index}`' };
const nameOf = (address: string) => names[address];

test('R-10 what has moved leads to its new place, by its name', () => {
  const source = '---\ntitle: A\nmoved:\n  old: /docs/b#c\n  älter: /docs/d\n---\n\n# A\n';
  expect(movedMarkdown(source, nameOf)).toBe(
    [
      '',
      '',
      '<p id={"old"} data-moved={"#old"} data-markdown-ignore="">This section has moved: [{"The `{index}`"}](</docs/b#c>)</p>',
      '',
      '<p id={"älter"} data-moved={"#%C3%A4lter"} data-markdown-ignore="">This section has moved: [{"/docs/d"}](</docs/d>)</p>',
    ].join('\n'),
  );
});

test('R-10 a page that nothing has left says nothing', () => {
  expect(movedMarkdown('---\ntitle: The moved: one\n---\n\n# A\n', nameOf)).toBe('');
  expect(movedMarkdown('# A\n', nameOf)).toBe('');
});
