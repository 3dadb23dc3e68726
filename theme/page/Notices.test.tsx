import { expect, test } from '@rstest/core';
import { DOC, render } from '../../e2e/support/components/render.tsx';
import { hrefsOf, textsOf } from '../../e2e/support/html.ts';
import { Notices } from './Notices.tsx';

const on = (path: string, frontmatter: object = {}) =>
  render(<Notices />, { path, page: { ...DOC.page, frontmatter } });

test('DATA-1 a doc of an older version leads to the latest', () => {
  const tree = on('/docs/1.0/');
  expect(textsOf('[role="note"]', tree)).toHaveLength(1);
  expect(textsOf('p', tree)[0]).toContain('1.0');
  expect(hrefsOf('a', tree)).toEqual(['/docs/']);
});

test('DATA-2 a draft and an unlisted page have a notice, any other page has none', () => {
  expect(textsOf('[role="note"]', on('/docs/'))).toEqual([]);
  expect(textsOf('[role="note"]', on('/docs/', { draft: true }))).toHaveLength(1);
  expect(textsOf('[role="note"]', on('/docs/', { draft: true, unlisted: true }))).toHaveLength(2);
});
