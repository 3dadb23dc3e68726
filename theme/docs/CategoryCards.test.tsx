import { expect, test } from '@rstest/core';
import { render } from '../../e2e/support/components/render.tsx';
import { hrefsOf, one, property, textsOf } from '../../e2e/support/html.ts';
import { CategoryCards } from './CategoryCards.tsx';

test('R-10 the other pages of a category are links with title and description', () => {
  const pages = [{ href: '/docs/routing', title: 'Routing', description: 'How files become routes.' }];
  const tree = render(<CategoryCards category="Core" pages={pages} />);
  expect(property(one('nav', tree), 'ariaLabel')).toBe('More in Core');
  expect(hrefsOf('a', tree)).toEqual(['/docs/routing']);
  expect(textsOf('a strong, a span', tree)).toEqual(['Routing', 'How files become routes.']);
});
