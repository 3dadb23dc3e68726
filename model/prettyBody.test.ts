import { expect, test } from '@rstest/core';
import { prettyBody } from './prettyBody.ts';

/** JSON of a length in characters. */
const jsonOf = (length: number) =>
  JSON.stringify({ a: 'x'.repeat(length - JSON.stringify({ a: '' }).length) });

test('JSON of up to 76 characters is one line, longer JSON has a line for each value', () => {
  expect(prettyBody(jsonOf(76), 'application/json')).toBe(jsonOf(76));
  expect(prettyBody(jsonOf(77), 'application/json; charset=utf-8').split('\n')).toHaveLength(3);
  expect(prettyBody('{ "a": 1 }', 'application/problem+json')).toBe('{"a":1}');
});

test('other bodies, and JSON that cannot be read, are unchanged', () => {
  expect(prettyBody('{ "a": 1 }', 'text/plain')).toBe('{ "a": 1 }');
  expect(prettyBody('{ "a": ', 'application/json')).toBe('{ "a": ');
});
