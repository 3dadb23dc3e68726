import { expect, test } from '@rstest/core';
import { render } from '../../e2e/support/components/render.tsx';
import { one, property } from '../../e2e/support/html.ts';
import { Table } from './Table.tsx';

test('CODE-5 a table scrolls in a group with its name, as cards where it asks for that', () => {
  const group = (cards: boolean) =>
    one(
      'div',
      render(
        <Table name="Options" cards={cards}>
          <tbody />
        </Table>,
      ),
    );
  expect([property(group(false), 'role'), property(group(false), 'ariaLabel')]).toEqual(['group', 'Options']);
  expect([false, true].map((cards) => property(group(cards), 'className'))).toEqual([
    'table-scroll',
    'table-scroll cards',
  ]);
  expect(one('div > table', render(<Table />)).tagName).toBe('table');
});
