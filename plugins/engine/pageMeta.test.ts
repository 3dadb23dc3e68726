import { expect, test } from '@rstest/core';
import { VFile } from 'vfile';
import { sentence } from '../../e2e/support/buildEmptyPage.ts';
import { createRemarkPageMeta } from './pageMeta.ts';

test('H6 a page has data with its front matter', () => {
  const runFor = (data: object) => {
    const plugin = createRemarkPageMeta(() => ({ added: true }), ['asks']);
    plugin.call({ data: () => data })(undefined, new VFile({ path: '/docs/page.mdx' }));
  };
  const known = { pageMeta: { frontmatter: { title: 'A', asks: [] } } };
  runFor(known);
  expect(known.pageMeta).toEqual({ frontmatter: { title: 'A' }, added: true });
  const halfTyped = { pageMeta: { frontmatter: 'title' } };
  runFor(halfTyped);
  expect(halfTyped.pageMeta).toEqual({ frontmatter: 'title', added: true });
  for (const [data, found] of [
    [{ page: known.pageMeta }, 'undefined'],
    [{ pageMeta: { title: 'A' } }, 'object'],
  ] as const)
    expect(() => runFor(data)).toThrow(sentence('data of a page', `pageMeta: ${found}`, 'pageMeta.ts'));
});
