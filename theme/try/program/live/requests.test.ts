import { expect, test } from '@rstest/core';
import { sendingsOf } from './requests.ts';

const recorded = ['add', 'list', 'remove'].map((id) => ({
  id,
  title: id,
  method: 'GET',
  target: `/${id}`,
  headers: [],
}));

const own = { method: 'POST', target: '/own', headers: '', body: '' };

const sent = (...given: Parameters<typeof sendingsOf>) =>
  sendingsOf(...given).map(({ request, id }) => [request.target, id]);

test('a request is sent after those that are recorded before it', () => {
  expect(sent(recorded, ['list'], {})).toEqual([
    ['/add', undefined],
    ['/list', 'list'],
  ]);
  expect(sent(recorded, ['add'], { add: { base: 'list', draft: own } })).toEqual([
    ['/add', undefined],
    ['/own', 'add'],
  ]);
});

test('R-11.b a request that began as none that is recorded is sent alone', () => {
  expect(sent([], ['request'], { request: { base: 'gone', draft: own } })).toEqual([['/own', 'request']]);
  expect(sent(recorded, ['add'], { add: { base: 'gone', draft: own } })).toEqual([['/own', 'add']]);
  expect(sent([], ['request'], {})).toEqual([]);
});
