/** What Bun 1.4.5 prints for the same values. */
import { expect, test } from '@rstest/core';
import { lineOf } from './print.ts';

test('TRY-6 text is printed as it is, and quoted inside of other values', () => {
  expect(lineOf(['a', 1, null, undefined, true, 1n, -0])).toBe('a 1 null undefined true 1n -0');
  expect(lineOf([['a', null]])).toBe('[ "a", null ]');
});

test('TRY-6 the signs of a text have the values that follow in their place', () => {
  expect(lineOf(['a %s b %d', 'X', 5])).toBe('a X b 5');
  expect(lineOf(['100%', 5])).toBe('100% 5');
  expect(lineOf(['%s'])).toBe('%s');
  expect(lineOf(['%% %i %f', 5.7, '2.5', 'more'])).toBe('% 5 2.5 more');
  expect(lineOf([])).toBe('');
});

test('TRY-6 objects have a line for each entry; what is deeper than three levels is named', () => {
  expect(lineOf([{ a: 1, 'b-c': 'x', e: [], f: {} }])).toBe(
    '{\n  a: 1,\n  "b-c": "x",\n  e: [],\n  f: {},\n}',
  );
  expect(lineOf([{ a: { b: { c: {} } } }])).toBe(
    '{\n  a: {\n    b: {\n      c: [Object ...],\n    },\n  },\n}',
  );
  expect(lineOf([[1, [2, [3, [4]]]]])).toBe('[ 1, [ 2, [ 3, [Array ...] ] ] ]');
  class Order {
    id = 1;
  }
  expect(lineOf([new Order()])).toBe('Order {\n  id: 1,\n}');
});

test('TRY-6 an array that begins with an object has lines of its own', () => {
  expect(lineOf([[{ a: 1 }, { b: 2 }, 'x']])).toBe('[\n  {\n    a: 1,\n  }, {\n    b: 2,\n  }, "x"\n]');
  expect(lineOf([[1, { a: 1 }]])).toBe('[ 1, {\n    a: 1,\n  } ]');
  expect(lineOf([[[], 1]])).toBe('[\n  [], 1\n]');
});

test('TRY-6 maps, sets, headers, dates and functions are printed with what they hold', () => {
  expect(
    lineOf([
      new Map<string, unknown>([
        ['a', 1],
        ['b', { c: 2 }],
      ]),
    ]),
  ).toBe('Map(2) {\n  "a": 1,\n  "b": {\n    c: 2,\n  },\n}');
  expect(lineOf([new Set([1, 'x']), new Map(), new Set()])).toBe('Set(2) {\n  1,\n  "x",\n} Map {} Set {}');
  expect(lineOf([new Headers({ 'x-y': 'z' }), new URLSearchParams('a=1')])).toBe(
    'Headers {\n  "x-y": "z",\n} URLSearchParams {\n  "a": "1",\n}',
  );
  expect(lineOf([new Date(0), /x/g])).toBe('1970-01-01T00:00:00.000Z /x/g');
  const unnamed = [() => 1];
  expect(lineOf([class A {}, function f() {}, async () => {}, ...unnamed])).toBe(
    '[class A] [Function: f] [AsyncFunction] [Function]',
  );
});

test('TRY-6 an object inside of itself is named', () => {
  const loop: Record<string, unknown> = {};
  loop.self = loop;
  expect(lineOf([loop])).toBe('{\n  self: [Circular],\n}');
});
