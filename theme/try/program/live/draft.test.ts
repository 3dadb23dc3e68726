import { expect, test } from '@rstest/core';
import { draftOf, readHeaders, requestOf } from './draft.ts';

const order = {
  method: 'POST',
  target: '/api/orders?table=4',
  headers: [
    ['Content-Type', 'application/json'],
    ['x-empty', ''],
  ],
  body: '{"burger":"Classic"}',
} as const;

test('a request that is not edited is sent as it was recorded', () => {
  expect(requestOf(draftOf(order))).toEqual(order);
  expect(requestOf(draftOf({ method: 'GET', target: '/', headers: [] }))).toEqual({
    method: 'GET',
    target: '/',
    headers: [],
    body: undefined,
  });
});

test('a form with files gets the line ends of its format back', () => {
  const type = ['Content-Type', 'multipart/form-data; boundary=x'] as const;
  const body = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n';
  const draft = draftOf({ method: 'POST', target: '/', headers: [type], body });
  expect(requestOf({ ...draft, body: body.replaceAll('\r\n', '\n') })?.body).toBe(body);
});

test.each(['no header', ': value', 'na me: value', 'name: valüe', 'a: b\n\nc'])('%j is no header', (text) => {
  expect(readHeaders(text)).toBe(undefined);
  expect(requestOf({ ...draftOf(order), headers: text })).toBe(undefined);
});

test('empty lines between headers are left out', () => {
  expect(readHeaders('\nAccept: text/html \n\n x-a:1')).toEqual([
    ['Accept', 'text/html'],
    ['x-a', '1'],
  ]);
});
