import { expect, test } from '@rstest/core';
import { DOC, render } from '../../e2e/support/components/render.tsx';
import { hrefsOf, selectAll } from '../../e2e/support/html.ts';
import { OutlineProvider } from './outlineContext.tsx';
import { PageTools } from './PageTools.tsx';

const toc = [{ id: 'a', text: 'A', depth: 2 }];

const on = (path: string, pageType: string) =>
  render(
    <OutlineProvider>
      <PageTools />
    </OutlineProvider>,
    { path, page: { ...DOC.page, toc, pageType } },
  );

test('READ-1 a page with an outline has a link that skips to it; home and the playground have none', () => {
  expect(hrefsOf('a', on('/about', 'doc'))).toEqual(['#outline']);
  expect(on('/', 'home').children).toEqual([]);
  expect(on('/playground', 'playground').children).toEqual([]);
});

test('AGENT-1 only a doc or a post has its Markdown to copy', () => {
  expect(selectAll('[data-copy-page]', on('/about', 'doc'))).toEqual([]);
});
