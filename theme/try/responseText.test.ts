import { expect, test } from '@rstest/core';
import { bodyText, headText } from './responseText.ts';

const answer = (type: string, body: string) => ({
  status: 200,
  headers: [
    ['x-kitchen', 'open'],
    ['content-type', type],
  ] as [string, string][],
  body,
  isCut: false,
});

test('TRY-2 the body of a response is laid out by its content type', () => {
  expect(bodyText(answer('application/json', '{ "a": 1 }'))).toBe('{"a":1}');
  expect(bodyText(answer('text/plain', '{ "a": 1 }'))).toBe('{ "a": 1 }');
  expect(bodyText({ ...answer('', '{ "a": 1 }'), headers: [] })).toBe('{ "a": 1 }');
});

test('TRY-2 the head of a response is its status and a line for each header', () => {
  expect(headText(answer('text/plain', ''))).toBe(
    'HTTP/1.1 200 OK\nx-kitchen: open\ncontent-type: text/plain',
  );
});
