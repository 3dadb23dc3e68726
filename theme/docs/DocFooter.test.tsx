import { expect, test } from '@rstest/core';
import { DOC, render } from '../../e2e/support/components/render.tsx';
import { hrefsOf, textsOf } from '../../e2e/support/html.ts';
import { useDocsPage } from '../lib/useDocs.ts';
import { DocFooter } from './DocFooter.tsx';

function Foot() {
  return <DocFooter docs={useDocsPage()} />;
}

test('NAV-8 a doc has the docs before and after it in its sidebar', () => {
  const tree = render(<Foot />);
  expect(hrefsOf('nav a', tree)).toEqual(['/docs/', '/docs/pages']);
});

test('NAV-8 the first doc has none before it', () => {
  expect(hrefsOf('a[rel="prev"]', render(<Foot />, { ...DOC, path: '/docs/' }))).toEqual([]);
});

test('R-7 RSP-3 the first page of a version leads to its book; the latest docs have a feed', () => {
  const page = { ...DOC.page, updated: '2026-02-03T04:05:06.000Z' };
  const files = (path: string) =>
    hrefsOf('a', render(<Foot />, { path, page })).filter((href) => /\.(epub|xml)$/.test(href));
  expect(files('/docs/')).toEqual(['/docs.epub', '/docs/changes.xml']);
  expect(files('/docs/routing')).toEqual(['/docs/changes.xml']);
  expect(files('/docs/1.0/')).toEqual(['/docs/1.0.epub']);
  expect(textsOf('nav', render(<Foot />, { path: '/docs/1.0/', page }))).toEqual([]);
});
