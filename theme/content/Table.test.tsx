import { expect, test } from '@rstest/core';
import { render } from '../../e2e/support/components/render.tsx';
import { one, property } from '../../e2e/support/html.ts';
import { Table } from './Table.tsx';

test('READ-6.b a table scrolls in a named group, and has its form for phones as an attribute', () => {
  const group = (narrow?: 'cards' | 'wraps') =>
    one(
      'div',
      render(
        <Table name="Options" narrow={narrow}>
          <tbody />
        </Table>,
      ),
    );
  expect([property(group(), 'role'), property(group(), 'ariaLabel')]).toEqual(['group', 'Options']);
  expect([group(), group('cards'), group('wraps')].map((each) => property(each, 'className'))).toEqual([
    'table-scroll',
    'table-scroll cards',
    'table-scroll wraps',
  ]);
  expect(one('div > table', render(<Table />)).tagName).toBe('table');
});
