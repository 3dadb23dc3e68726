import { expect, test } from '@rstest/core';
import { NOT_FOUND, render } from '../../e2e/support/components/render.tsx';
import { one, textsOf } from '../../e2e/support/html.ts';
import { NotFound } from './NotFound.tsx';

test('R-6 the not-found page has its title, and room for the nearest pages', () => {
  const tree = render(<NotFound />, NOT_FOUND);
  expect(textsOf('h1', tree)).toEqual(['Page not found']);
  expect(textsOf('main button', tree)).toHaveLength(1);
  expect(textsOf('[role="status"]', tree)).toEqual(['']);
  expect(one('main', tree).tagName).toBe('main');
});
