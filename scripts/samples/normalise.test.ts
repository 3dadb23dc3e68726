import { expect, test } from '@rstest/core';
import { normaliseHeaders, normaliseOutput, normaliseText } from './normalise.ts';

const context = { port: 51234, dir: '/home/reader/samples/first' };

test('ports, paths, dates, ids and durations are replaced by the values on pages', () => {
  expect(normaliseText('listening on 51234, http://localhost:51234/a', context)).toBe(
    'listening on 4000, http://localhost:4000/a',
  );
  expect(normaliseText("scandir '/home/reader/samples/first/api'", context)).toBe("scandir './api'");
  expect(normaliseText('{"at":"2026-03-04T05:06:07.891Z"}', context)).toBe(
    '{"at":"2025-11-01T12:00:00.000Z"}',
  );
  expect(normaliseText('0f4c2a8e-9b1d-4c3e-8f7a-6b5c4d3e2f1a', context)).toBe(
    '3f2b8c1e-5d4a-4f6b-9c7d-1e2f3a4b5c6d',
  );
  expect(
    normaliseText(JSON.stringify({ error: 'Error: x\n    at a (/b.ts:1:2)\n    at "c"' }), context),
  ).toBe('{"error":"Error: x\\n    at …"}');
  const part = 'eyJhbGciOiJFUzI1NiJ9';
  expect(normaliseText(`Bearer ${part}.${part}.c2ln-_A`, context)).toBe(
    'Bearer eyJhbGci….eyJzY29w….5Hq2mZr…',
  );
  expect(normaliseText(`{"x":"${'aB3_-'.repeat(9).slice(2)}"}`, context)).toBe('{"x":"…"}');
  expect(normaliseText('GET /a 12.34ms', context)).toBe('GET /a 0.5 ms');
  expect(normaliseText('{"durationMs":12}', context)).toBe('{"durationMs":1}');
});

test('stack frames and excerpts are removed, route lines are sorted', () => {
  const output = [
    'Loading route: /api/z',
    'Loading route: /api/a',
    '3 | throw new Error("x")',
    '          ^',
    'error: x',
    '      at GET (/home/reader/samples/first/api/route.ts:3:9)',
    '',
    'Bun v1.3.14 (Linux x64)',
  ].join('\n');
  expect(normaliseOutput(output, context)).toEqual([
    'Loading route: /api/a',
    'Loading route: /api/z',
    'error: x',
  ]);
});

test('an excerpt behind a label leaves the label', () => {
  const output = 'Failed to load pages: 57 |      */\nerror: no such folder';
  expect(normaliseOutput(output, context)).toEqual(['Failed to load pages:', 'error: no such folder']);
  const longer = 'Failed: 56 | read(\n57 |   dir);\n       ^\nTypeError: none\nGuests: 12 | rooms: 3\nEnd';
  const own = ['Failed:', 'TypeError: none', 'Guests: 12 | rooms: 3', 'End'];
  expect(normaliseOutput(longer, context)).toEqual(own);
});

test('the rest of a window of one minute is shown as the whole minute, and no other value is', () => {
  const shown = (value: string) => normaliseHeaders(['Retry-After', value], [], context)['retry-after'];
  expect(['1', '9', '12', '60'].map(shown)).toEqual(['60', '60', '60', '60']);
  expect(['0', '61', '3600', '-1', 'NaN'].map(shown)).toEqual(['0', '61', '3600', '-1', 'NaN']);
});

test('plain headers are left out unless wanted, repeated ones are joined', () => {
  const raw = ['Date', 'now', 'X-B', '1', 'x-b', '2', 'Content-Length', '0', 'A', 'z'];
  expect(normaliseHeaders(raw, [], context)).toEqual({ a: 'z', 'x-b': '1, 2' });
  expect(normaliseHeaders(raw, ['content-length'], context)).toEqual({
    a: 'z',
    'content-length': '0',
    'x-b': '1, 2',
  });
});
