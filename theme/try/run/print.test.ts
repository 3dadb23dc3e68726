/** Expected texts are the output of Bun 1.4.5 for the same values. */
import { expect, test } from '@rstest/core';
import { ServedRequest, ServedResponse } from './bunMessages.ts';
import { lineOf, tableOf } from './print.ts';

test('TRY-6 text is printed as it is, and quoted inside of other values', () => {
  expect(lineOf(['a', 1, null, undefined, true, 1n, -0])).toBe('a 1 null undefined true 1n -0');
  expect(lineOf([['a', null]])).toBe('[ "a", null ]');
});

test('TRY-6 the signs of a text have the values that follow in their place', () => {
  expect(lineOf(['a %s b %d', 'X', 5])).toBe('a X b 5');
  expect(lineOf(['100%', 5])).toBe('100% 5');
  expect(lineOf(['%s'])).toBe('%s');
  expect(lineOf(['%d %d', 1.5, 'x'])).toBe('1 NaN');
  expect(lineOf(['%% %i %f', 5.7, '2.5', 'more'])).toBe('% 5 2.5 more');
  expect(lineOf([])).toBe('');
});

test('TRY-6 objects have a line for each entry; objects below three levels are named', () => {
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

test('TRY-6 maps, sets, headers, dates and functions are printed with their content', () => {
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

test('TRY-6 members that classes have, getters and symbols are printed', () => {
  class Order {
    id = 1;
    get price() {
      return 8;
    }
    pay() {}
  }
  expect(lineOf([new Order()])).toBe('Order {\n  id: 1,\n  price: [Getter],\n  pay: [Function: pay],\n}');
  const both = {
    get x() {
      return 1;
    },
    set x(_) {},
    set y(_: number) {},
    [Symbol('k')]: 1,
  };
  expect(lineOf([both])).toBe('{\n  x: [Getter/Setter],\n  y: [Setter],\n  [Symbol(k)]: 1,\n}');
  expect(lineOf([Object.create(null), Object.assign(Object.create(null), { a: 1 })])).toBe(
    '[Object: null prototype] {} [Object: null prototype] {\n  a: 1,\n}',
  );
});

test('TRY-6 bytes have their number, and long arrays end early', () => {
  expect(lineOf([new Uint8Array([1, 2, 3]), new Uint8Array(0), new ArrayBuffer(2)])).toBe(
    'Uint8Array(3) [ 1, 2, 3 ] Uint8Array(0) [] ArrayBuffer(2) [ 0, 0 ]',
  );
  const gaps: unknown[] = [1];
  gaps[3] = 2;
  expect(lineOf([gaps, Array(3), Array(1)])).toBe(
    '[ 1, 2 x empty items, 2 ] [ 3 x empty items ] [ empty item ]',
  );
  expect(lineOf([Array(150).fill(0)])).toMatch(/^\[ (?:0, ){100}\.\.\. 50 more items \]$/);
  expect(lineOf([Array(100).fill(0)])).toMatch(/^\[ (?:0, ){99}0 \]$/);
});

test('TRY-6 requests and responses are printed with their main properties', async () => {
  const request = new ServedRequest('http://a/', { method: 'POST', body: 'abc', headers: { a: 'b' } });
  request.headers.delete('content-type');
  expect(lineOf([request])).toBe(
    'Request (3 bytes) {\n  method: "POST",\n  url: "http://a/",\n  headers: Headers {\n    "a": "b",\n  }\n  Blob (3 bytes)\n}',
  );
  expect(lineOf([Object.assign(new ServedRequest('http://a/'), { params: { id: '5' } })])).toBe(
    'BunRequest (0 KB) {\n  method: "GET",\n  url: "http://a/",\n  params: RequestParams {\n    id: "5",\n  },\n  headers: Headers {}\n}',
  );
  const response = new ServedResponse('é', { status: 201 });
  expect(lineOf([{ response }])).toBe(
    '{\n  response: Response (2 bytes) {\n    ok: true,\n    url: "",\n    status: 201,\n    statusText: "",\n    headers: Headers {},\n    redirected: false,\n    bodyUsed: false,\n    Blob (2 bytes)\n  },\n}',
  );
  await response.text();
  expect(lineOf([response])).toMatch(/^Response \(0 KB\)[\s\S]*bodyUsed: true\n\}$/);
});

test.each([
  [511, '511 bytes'],
  [512, '0.51 KB'],
  [999, '1.00 KB'],
  [1024, '1.0 KB'],
  [1500, '1.50 KB'],
  [2_000_000, '2.0 MB'],
  [0, '0 KB'],
])('TRY-6 %i bytes are %s', (size, text) => {
  expect(lineOf([new Blob(['a'.repeat(size)])])).toBe(`Blob (${text})`);
});

test('TRY-6 forms and addresses are printed', () => {
  const form = new FormData();
  form.append('a', '1');
  form.append('a', '2');
  form.append('b', 'x');
  expect(lineOf([form])).toBe('FormData {\n  "a": [ "1", "2" ],\n  "b": "x",\n}');
  expect(lineOf([new URL('http://u:p@a.b:81/c?d=e#f')])).toBe(
    'URL {\n  href: "http://u:p@a.b:81/c?d=e#f",\n  origin: "http://a.b:81",\n  protocol: "http:",\n  username: "u",\n  password: "p",\n  host: "a.b:81",\n  hostname: "a.b",\n  port: "81",\n  pathname: "/c",\n  hash: "#f",\n  search: "?d=e",\n  searchParams: URLSearchParams {\n    "d": "e",\n  },\n  toJSON: [Function: toJSON],\n  toString: [Function: toString],\n}',
  );
});

test('TRY-6 in a group the first line of a text is indented, and objects whole', () => {
  expect(lineOf(['in\nside', { a: 1 }], '  ')).toBe('  in\nside {\n    a: 1,\n  }');
});

test.each([
  [
    'objects',
    [
      { a: 1, b: 'x' },
      { a: 2, c: { d: 1, e: 2 } },
    ],
    undefined,
    [
      '┌───┬───┬───┬────────────────┐',
      '│   │ a │ b │ c              │',
      '├───┼───┼───┼────────────────┤',
      '│ 0 │ 1 │ x │                │',
      '│ 1 │ 2 │   │ { d: 1, e: 2 } │',
      '└───┴───┴───┴────────────────┘',
    ],
  ],
  [
    'values',
    { x: { v: 1 }, y: 5 },
    undefined,
    [
      '┌───┬───┬────────┐',
      '│   │ v │ Values │',
      '├───┼───┼────────┤',
      '│ x │ 1 │        │',
      '│ y │   │ 5      │',
      '└───┴───┴────────┘',
    ],
  ],
  [
    'some columns',
    [{ a: 1, b: 2 }],
    ['b'],
    ['┌───┬───┐', '│   │ b │', '├───┼───┤', '│ 0 │ 2 │', '└───┴───┘'],
  ],
  [
    'a map',
    new Map([['a', 1]]),
    undefined,
    [
      '┌───┬─────┬────────┐',
      '│   │ Key │ Values │',
      '├───┼─────┼────────┤',
      '│ 0 │ a   │ 1      │',
      '└───┴─────┴────────┘',
    ],
  ],
  ['nothing', [], undefined, ['┌───┐', '│   │', '├───┤', '└───┘']],
  ['a text', 's', undefined, ['s']],
])('TRY-6 a table of %s is drawn', (_, data, columns, lines) => {
  expect(tableOf(data, columns)).toBe(lines.join('\n'));
});
