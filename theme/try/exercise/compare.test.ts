import { expect, test } from '@rstest/core';
import type { AnyValue, ExpectedAnswer, ExpectedBody } from '../../../model/exercise.ts';
import { compareAnswers, isEqual } from './compare.ts';
import { showExpected, showGot, type Words } from './showAnswers.ts';

const NOW = Date.parse('2031-02-03T04:05:06.789Z');

const answer = (body: string, status = 200, type = 'application/json;charset=utf-8') => ({
  status,
  headers: [['content-type', type] as const],
  body,
  isCut: false,
});

const expected = (body: ExpectedBody, any: Record<string, AnyValue> = {}): ExpectedAnswer => ({
  status: 200,
  body,
  any,
});

const json = (value: unknown, any?: Record<string, AnyValue>) => expected({ kind: 'json', value }, any);

const passes = (wanted: ExpectedAnswer, given: ReturnType<typeof answer>) =>
  isEqual(compareAnswers(wanted, given, NOW));

test.each([
  ['the same', '{"a":1,"b":[2]}', '{"a":1,"b":[2]}', true],
  ['another order of keys', '{"b":[2],"a":1}', '{"a":1,"b":[2]}', true],
  ['another layout and other escapes', '{\n  "a": "\\u00e9", "b": 1e0 }', '{"a":"é","b":1}', true],
  ['another order of a list', '[2,1]', '[1,2]', false],
  ['another value', '{"a":2}', '{"a":1}', false],
  ['another type', '{"a":"1"}', '{"a":1}', false],
  ['a key too many', '{"a":1,"b":2}', '{"a":1}', false],
  ['a key too few', '{"a":1}', '{"a":1,"b":2}', false],
  ['an object for a list', '{"0":1}', '[1]', false],
  ['another moment that is not declared', '"2031-02-03T04:05:06Z"', '"2025-11-01T12:00:00Z"', false],
  ['no JSON', '{', '{}', false],
  ['nothing', '', 'null', false],
  ['a key of prototypes', '{"__proto__":{"a":1}}', '{}', false],
])('TRY-4 JSON is compared as values: %s', (_, body, recorded, isPassed) => {
  expect(passes(json(JSON.parse(recorded)), answer(body))).toBe(isPassed);
});

test.each<[AnyValue, unknown[], unknown[]]>([
  ['id', [7, 0, 'b1e55ed0-0000-4000-8000-000000000000'], ['', null, true, { id: 1 }]],
  ['text', ['a'], ['', ' ', 1, null]],
  [
    'time',
    ['1999-12-31T23:59:59Z', '2031-02-03T04:05:06.789Z', '2031-02-03T04:05+13:00', '2031-02-03 04:05:06'],
    ['noon', '2031-02-03', '2031-13-03T04:05:06Z', 1_927_857_906_789, null],
  ],
  [
    'now',
    ['2031-02-03T04:05:06.789Z', '2031-02-03T17:05:06+1300', '2031-02-03 04:05:06'],
    ['1999-12-31T23:59:59Z', '2031-02-05T04:05:06Z', 'now'],
  ],
])('TRY-4 any %s passes where it is declared, and there alone', (kind, right, wrong) => {
  const wanted = json([{ a: 'recorded', b: 1 }], { a: kind });
  const verdicts = (values: unknown[]) =>
    values.map((value) => [value, passes(wanted, answer(JSON.stringify([{ a: value, b: 1 }])))]);
  expect(verdicts(right)).toEqual(right.map((value) => [value, true]));
  expect(verdicts(wrong)).toEqual(wrong.map((value) => [value, false]));
  expect(passes(wanted, answer('[{"b":1}]'))).toBe(false);
});

test('TRY-4 status and type count, too; type without its parameters', () => {
  expect(passes(json({}), answer('{}', 200, 'Application/JSON; charset=UTF-8'))).toBe(true);
  expect(passes(json({}), answer('{}', 201))).toBe(false);
  expect(passes(json({}), answer('{}', 200, 'text/plain'))).toBe(false);
});

test('TRY-4 of a text every byte counts; of some responses the status, a text in the body or a part of it', () => {
  const text = expected({ kind: 'text', type: 'text/plain', text: 'Hi' });
  expect(passes(text, answer('Hi', 200, 'text/plain;charset=utf-8'))).toBe(true);
  expect(passes(text, answer('hi', 200, 'text/plain'))).toBe(false);
  expect(passes(expected({ kind: 'any' }), answer('<p>', 200, 'text/html'))).toBe(true);
  expect(passes(expected({ kind: 'any' }), answer('{}', 404))).toBe(false);
  expect(passes(expected({ kind: 'contains', text: 'titel' }), answer('{"no":"titel"}'))).toBe(true);
  expect(passes(expected({ kind: 'contains', text: 'titel' }), answer('{"no":"title"}'))).toBe(false);
  const part = expected({ kind: 'part', pointer: '/a~1b/0', value: { c: [1], d: 'x' } }, { d: 'text' });
  expect(passes(part, answer('{"a/b":[{"c":[1],"d":"y","e":2}],"f":3}'))).toBe(true);
  expect(passes(part, answer('{"a/b":[{"c":[1,2],"d":"y"}]}'))).toBe(false);
  expect(passes(part, answer('{"a/b":[]}'))).toBe(false);
});

const WORDS: Words = {
  any: { id: 'any id', time: 'any time', now: 'the current time', text: 'any text' },
  anyBody: 'any body',
  contains: (part) => `has ${part}`,
};

/** Both responses as a page shows them, marked lines with a star. */
function shown(wanted: ExpectedAnswer, given: ReturnType<typeof answer>): string[][] {
  const differences = compareAnswers(wanted, given, NOW);
  const lines = [showExpected(wanted, differences, WORDS), showGot(wanted, given, differences)];
  return lines.map((side) => side.map(({ text, isMarked }) => `${isMarked ? '*' : ' '}${text}`));
}

test('TRY-4 values that count are marked in both responses; values that are not compared are any value', () => {
  const wanted = json(
    { id: 1, title: 'Read', createdAt: '2025', done: false },
    { id: 'id', createdAt: 'time' },
  );
  expect(shown(wanted, answer('{"title":" Read","id":3,"createdAt":"2031-02-03T04:05:06Z"}', 201))).toEqual([
    [
      '*200 OK',
      ' application/json',
      ' {',
      '   "id": any id,',
      '*  "title": "Read",',
      '   "createdAt": any time,',
      '*  "done": false',
      ' }',
    ],
    [
      '*201 Created',
      ' application/json',
      ' {',
      '*  "title": " Read",',
      '   "id": 3,',
      '   "createdAt": "2031-02-03T04:05:06Z"',
      ' }',
    ],
  ]);
});

test('TRY-4 a list in another order is marked at the differences', () => {
  expect(shown(json([{ a: 1 }, { a: 2 }]), answer('[{"a":2},{"a":1}]'))[1]).toEqual([
    ' 200 OK',
    ' application/json',
    ' [',
    '   {',
    '*    "a": 2',
    '   },',
    '   {',
    '*    "a": 1',
    '   }',
    ' ]',
  ]);
});

test('TRY-4 of a part only this part is shown; of no JSON all of it is marked', () => {
  const part = expected({ kind: 'part', pointer: '/paths/~1a', value: { b: 1 } });
  const [wanted, got] = shown(part, answer('{"openapi":"3","paths":{"/a":{"c":[]}}}'));
  expect(wanted?.slice(2)).toEqual([
    ' {',
    '   "paths": {',
    '     "/a": {',
    '*      "b": 1',
    '     }',
    '   }',
    ' }',
  ]);
  expect(got?.slice(2)).toEqual([
    ' {',
    '   "paths": {',
    '     "/a": {',
    '       "c": []',
    '     }',
    '   }',
    ' }',
  ]);
  expect(shown(json({}), answer('oops', 500, 'text/plain'))).toEqual([
    ['*200 OK', '*application/json', '*{}'],
    ['*500 Internal Server Error', '*text/plain', '*oops'],
  ]);
  expect(shown(expected({ kind: 'any' }), answer('oops', 500, 'text/plain'))[0]).toEqual([
    '*200 OK',
    ' any body',
  ]);
  expect(shown(expected({ kind: 'contains', text: 'b' }), answer('c'))[0]).toEqual([' 200 OK', '*has b']);
});
