import { expect, test } from '@rstest/core';
import { render } from '../../e2e/support/components/render.tsx';
import { one, property, selectAll, textsOf } from '../../e2e/support/html.ts';
import { Facts } from './Facts.tsx';
import { Figure } from './Figures.tsx';

test('NAV-9 figures of lines are drawn as bars beside each other, those of programs are multiplied', () => {
  const lines = render(<Figure count="lines" value="12" against="40" />);
  expect(textsOf('b', lines)).toEqual(['12 : 40']);
  expect(selectAll('rect', lines).map((bar) => property(bar, 'width'))).toEqual(['12', '40']);
  expect(property(one('svg', lines), 'viewBox')).toBe('0 0 40 4');
  const programs = render(<Figure count="programs" value="30" against="3" />);
  expect(textsOf('b', programs)).toEqual(['30 × 3']);
  expect(selectAll('svg', programs)).toEqual([]);
});

test('NAV-9 a figure without a comparison is a number alone', () => {
  expect(textsOf('b', render(<Figure count="requests" value="7" />))).toEqual(['7']);
});

test('NAV-9 the facts are a named list: those of the site, then the latest version', () => {
  const tree = render(<Facts>whatever that means</Facts>);
  expect(textsOf('li', tree)).toEqual(['Small, whatever that means', expect.stringContaining('2.0')]);
  expect(property(one('ul', tree), 'ariaLabelledBy')).toBe(property(one('p', tree), 'id'));
});
