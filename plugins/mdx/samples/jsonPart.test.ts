import { expect, test } from '@rstest/core';
import { jsonPart } from './jsonPart.ts';

const TEXT =
  '{"paths":{"/api/a~b":{"get":{"tags":["one","two"],"summary":"A summary that is long enough"}}}}';

test.each([
  ['', '/paths/~1api~1a~0b/get/tags', '["one", "two"]'],
  [
    '',
    '/paths/~1api~1a~0b/get',
    '{\n  "tags": ["one", "two"],\n  "summary": "A summary that is long enough"\n}',
  ],
  ['', '/paths/~1api~1a~0b/get/tags/1', '"two"'],
  ['', '/paths/none', undefined],
  ['', '/paths/toString', undefined],
  ['not JSON', '', undefined],
])('%s the value at %s, in short lines', (text, pointer, value) => {
  expect(jsonPart(text || TEXT, pointer)).toBe(value);
});
