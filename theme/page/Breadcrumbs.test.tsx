import { expect, test } from '@rstest/core';
import { DOC, NOT_FOUND, render } from '../../e2e/support/components/render.tsx';
import { hrefsOf, one, property, textsOf } from '../../e2e/support/html.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

test('NAV-6 breadcrumbs lead home and end with the page itself', () => {
  const tree = render(<Breadcrumbs />);
  expect(property(one('nav', tree), 'ariaLabel')).toBe('Breadcrumbs');
  expect(hrefsOf('a', tree)[0]).toBe('/');
  expect(property(one('a', tree), 'ariaLabel')).toBe('Home');
  expect(textsOf('[aria-current="page"]', tree)).toEqual(['Routing']);
  expect(textsOf('li:last-child', tree)).toEqual(['Routing']);
});

test('NAV-6 a page outside docs and blog is below home', () => {
  const shown = {
    path: '/about',
    page: { ...DOC.page, title: 'About us', frontmatter: { breadcrumb: 'About' } },
  };
  expect(textsOf('li', render(<Breadcrumbs />, shown))).toEqual(['', 'About us']);
});

test('NAV-6 the not-found page and home have no trail', () => {
  expect(textsOf('li', render(<Breadcrumbs />, NOT_FOUND))).toEqual(['']);
  expect(textsOf('li', render(<Breadcrumbs />, { ...DOC, path: '/' }))).toEqual(['']);
});
