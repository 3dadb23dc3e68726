import { expect, test } from '@rstest/core';
import { DOC, render } from '../../e2e/support/components/render.tsx';
import { hrefsOf, one, property, selectAll } from '../../e2e/support/html.ts';
import { MAX_OUTLINE_DETAILS } from '../boot/constants.ts';
import { OutlineLinks } from './OutlineLinks.tsx';
import { OutlinePosition } from './OutlinePosition.tsx';
import { OutlineProvider } from './outlineContext.tsx';

const heading = (depth: number, id: string) => ({ id, text: id, depth });

const outlineOf = (toc: readonly object[], frontmatter: object = {}) =>
  render(
    <OutlineProvider>
      <OutlineLinks />
      <OutlinePosition />
    </OutlineProvider>,
    { ...DOC, page: { ...DOC.page, toc, frontmatter } },
  );

test('READ-1 the outline has the headings of levels 2 and 3, these below those', () => {
  const tree = outlineOf([heading(2, 'a'), heading(3, 'b'), heading(4, 'c'), heading(2, 'd')]);
  expect(hrefsOf('ul a', tree)).toEqual(['#a', '#b', '#d']);
  expect(hrefsOf('ul ul a', tree)).toEqual(['#b']);
});

test('READ-1 a page may turn its outline off, and one without headings has none', () => {
  expect(selectAll('a', outlineOf([heading(2, 'a')], { outline: false }))).toEqual([]);
  expect(selectAll('a', outlineOf([]))).toEqual([]);
});

test('READ-1 entries fold once there are more of level 3 than a window shows', () => {
  const folds = (count: number) => {
    const details = Array.from({ length: count }, (_, at) => heading(3, `b${at}`));
    return property(one('ul', outlineOf([heading(2, 'a'), ...details])), 'dataFolds') !== undefined;
  };
  expect([folds(MAX_OUTLINE_DETAILS), folds(MAX_OUTLINE_DETAILS + 1)]).toEqual([false, true]);
});

test('READ-1 no section is marked in the document that the server sends', () => {
  expect(selectAll('[aria-current], [data-current]', outlineOf([heading(2, 'a')]))).toEqual([]);
});
