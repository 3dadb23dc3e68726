import { expect, test } from '@rstest/core';
import { requestText } from './requestText.ts';

test('a request is a line, the headers that matter and the body', () => {
  const json = {
    method: 'POST',
    target: '/api/todos',
    headers: [['Content-Type', 'application/json']],
    body: '{"a":1}',
  } as const;
  expect(requestText(json)).toBe('POST /api/todos\n{"a":1}');
  expect(requestText({ ...json, body: '{"a":' })).toBe(
    'POST /api/todos\nContent-Type: application/json\n\n{"a":',
  );
  expect(requestText({ ...json, headers: [['Content-Type', 'text/plain']] })).toBe(
    'POST /api/todos\nContent-Type: text/plain\n\n{"a":1}',
  );
  expect(requestText({ method: 'GET', target: '/api/a?b', headers: [['Accept', '*/*']] })).toBe(
    'GET /api/a?b\nAccept: */*',
  );
});
