import { expect, test } from '@rstest/core';
import { DOC, render } from '../../e2e/support/components/render.tsx';
import { hrefsOf, one, property, textsOf } from '../../e2e/support/html.ts';
import { NeighbourLink, Neighbours, PageFooter } from './PageFooter.tsx';

test('NAV-8 the foot links to the source and has the date of the last change', () => {
  const page = { ...DOC.page, source: 'docs/routing.mdx', updated: '2026-02-03T04:05:06.000Z' };
  const tree = render(<PageFooter book="/docs.epub" changes="/docs/changes.xml" />, { ...DOC, page });
  expect(hrefsOf('a', tree)).toContain('https://fixture.example/edit/docs/docs/routing.mdx');
  expect(hrefsOf('a', tree)).toEqual(expect.arrayContaining(['/docs.epub', '/docs/changes.xml']));
  expect(textsOf('time', tree)).toEqual(['February 3, 2026']);
});

test('RSP-3 a page that no commit knows leads to no feed of changes, and has no day', () => {
  const tree = render(<PageFooter changes="/docs/changes.xml" />);
  expect(hrefsOf('a', tree)).not.toContain('/docs/changes.xml');
  expect(textsOf('time', tree)).toEqual([]);
});

test('NAV-8 neighbours are links with the name of their direction', () => {
  const tree = render(
    <Neighbours label="Docs pages">
      <NeighbourLink href="/docs/" label="Introduction" name="Previous" rel="prev" />
      <NeighbourLink href="/docs/pages" label="Pages" name="Next" rel="next" />
    </Neighbours>,
  );
  expect(property(one('nav', tree), 'ariaLabel')).toBe('Docs pages');
  expect(textsOf('a[rel="prev"]', tree)).toEqual(['PreviousIntroduction']);
  expect(hrefsOf('a[rel="next"]', tree)).toEqual(['/docs/pages']);
});
