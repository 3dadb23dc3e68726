import { expect, test } from '@rstest/core';
import { isExpected, showAnswers } from './compare.ts';

const JSON_TYPE = 'application/json';
const answer = (body: string, status = 200, type = 'application/json;charset=utf-8') => ({
  status,
  headers: [['content-type', type] as const],
  body,
  isCut: false,
});

test.each([
  ['the same', '{"a":1,"b":[2]}', '{"a":1,"b":[2]}', true],
  ['another order of keys', '{"b":[2],"a":1}', '{"a":1,"b":[2]}', true],
  ['another order of a list', '[2,1]', '[1,2]', false],
  ['another value', '{"a":2}', '{"a":1}', false],
  ['a key too many', '{"a":1,"b":2}', '{"a":1}', false],
  ['another moment', '{"now":"2031-02-03T04:05:06.789Z"}', '{"now":"2025-11-01T12:00:00.000Z"}', true],
  ['no moment', '{"now":"noon"}', '{"now":"2025-11-01T12:00:00.000Z"}', false],
  [
    'other words of a document',
    '{"openapi":"3","description":"x"}',
    '{"openapi":"3","description":"y"}',
    true,
  ],
  ['other words of anything else', '{"description":"x"}', '{"description":"y"}', false],
  ['text', 'Hello', 'Hello', true],
  ['other text', 'Hello', 'hello', false],
  ['no JSON', '{', '{}', false],
  ['a key of prototypes', '{"__proto__":{"a":1}}', '{}', false],
])('%s', (_, body, recorded, isPassed) => {
  expect(isExpected(answer(body), { status: 200, type: JSON_TYPE, body: recorded })).toBe(isPassed);
});

test('status and type count, too', () => {
  const expected = { status: 200, type: JSON_TYPE, body: '{}' };
  expect(isExpected(answer('{}'), expected)).toBe(true);
  expect(isExpected(answer('{}', 201), expected)).toBe(false);
  expect(isExpected(answer('{}', 200, 'text/plain'), expected)).toBe(false);
});

test('TRY-4 what differs is marked in both responses, which are laid out alike; moments and commas are no difference', () => {
  const given = answer(
    '{"id":1,"title":" Read it twice, and then once more ","createdAt":"2031-02-03T04:05:06.789Z"}',
    201,
  );
  const body = '{"id":1,"title":"Read","createdAt":"2025-11-01T12:00:00.000Z","done":false}';
  const [wanted, got] = showAnswers({ status: 201, type: JSON_TYPE, body }, given);
  expect([...wanted.marked]).toEqual(['  "title": "Read",', '  "done": false']);
  expect([...(got?.marked ?? [])]).toEqual(['  "title": " Read it twice, and then once more ",']);
  expect(wanted.text.split('\n').slice(0, 4)).toEqual(['201 Created', JSON_TYPE, '{', '  "id": 1,']);
});

test('TRY-4 short responses stay on a line each, and a missing one marks nothing', () => {
  const expected = { status: 200, type: JSON_TYPE, body: '{"now":1}' };
  const [wanted, got] = showAnswers(expected, answer('{"now":2}', 404));
  expect([wanted.text, got?.text]).toEqual([
    '200 OK\napplication/json\n{"now":1}',
    '404 Not Found\napplication/json\n{"now":2}',
  ]);
  expect([...wanted.marked]).toEqual(['200 OK', '{"now":1}']);
  expect(showAnswers(expected, undefined)).toEqual([{ text: wanted.text, marked: new Set() }]);
});
