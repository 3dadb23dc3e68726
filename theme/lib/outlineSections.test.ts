import { expect, test } from '@rstest/core';
import { outlineSections } from './outlineSections.ts';

const LEVELS = { min: 2, max: 3 };

test('NAV-7.a deeper headings belong to the section before; other levels are not listed', () => {
  const headings = [
    { id: 'title', text: 'Title', depth: 1 },
    { id: 'early', text: 'Early', depth: 3 },
    { id: 'order', text: 'Order', depth: 2 },
    { id: 'first', text: '`first()`', depth: 3 },
    { id: 'note', text: 'Note', depth: 4 },
    { id: 'second', text: 'Second', depth: 3 },
    { id: 'end', text: 'End', depth: 2 },
  ];
  expect(outlineSections(headings, LEVELS)).toEqual([
    { id: 'early', text: 'Early', details: [] },
    {
      id: 'order',
      text: 'Order',
      details: [
        { id: 'first', text: 'first()' },
        { id: 'second', text: 'Second' },
      ],
    },
    { id: 'end', text: 'End', details: [] },
  ]);
  expect(outlineSections([], LEVELS)).toEqual([]);
});
