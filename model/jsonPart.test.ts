import { expect, test } from '@rstest/core';
import { jsonInEnvelope, jsonPart } from './jsonPart.ts';

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

test.each([
  [
    'alone in its envelope',
    '{"errors":{"params":[{"path":["id"],"message":"Invalid input: expected number, received NaN"}]}}',
    '/errors/params/0',
    '{"errors": {"params": [{\n  "path": ["id"],\n  "message": "Invalid input: expected number, received NaN"\n}]}}',
  ],
  [
    'what stands before and after is left out',
    '{"a":1,"b":[1,{"c":2},3],"d":4}',
    '/b/1/c',
    '{…, "b": […, {"c": 2}, …], …}',
  ],
  ['the whole text', '{"a":1}', '', '{"a": 1}'],
  ['nothing is there', '{"a":1}', '/b', undefined],
  ['no JSON', 'no', '', undefined],
])('a value in its envelope: %s', (_, text, pointer, shown) => {
  expect(jsonInEnvelope(text, pointer)).toBe(shown);
});
