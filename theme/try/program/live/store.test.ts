import { expect, test } from '@rstest/core';
import type { SampleSource } from '../../../../model/sampleSource.ts';
import { draftOf } from './draft.ts';
import { createStore } from './store.ts';

const request = (id: string) => ({ id, title: id, method: 'GET', target: `/${id}`, headers: [] });

const SOURCE: SampleSource = {
  files: { 'index.ts': '' },
  env: {},
  start: { command: 'bun index.ts', env: {} },
  requests: [request('one'), request('two')],
};

const writtenIn = (store: ReturnType<typeof createStore>) => Object.keys(store.get().written);

test('TRY-2 a request that is as recorded again is none that was changed', () => {
  const store = createStore(SOURCE, []);
  const draft = draftOf(request('one'));
  store.write('one', { base: 'one', draft: { ...draft, target: '/other' } });
  expect(writtenIn(store)).toEqual(['one']);
  store.write('one', { base: 'one', draft });
  expect(writtenIn(store)).toEqual([]);
});

test('R-11.b the request that was changed last is last', () => {
  const store = createStore(SOURCE, []);
  for (const id of ['one', 'two', 'one'])
    store.write(id, { base: id, draft: { ...draftOf(request(id)), target: '/other' } });
  expect(writtenIn(store)).toEqual(['two', 'one']);
});

test('TRY-6 a request with a line that is no header is not sent: its field is shown, no old response', async () => {
  const store = createStore(SOURCE, []);
  store.print(['an earlier run']);
  store.write('two', {
    base: 'two',
    draft: { ...draftOf(request('two')), headers: 'Authorization Bearer x' },
  });
  await store.run(['one', 'two']);
  expect(store.get()).toMatchObject({
    // Responses of requests that were sent replace the recorded ones.
    sent: ['one', 'two'],
    outcome: undefined,
    printed: [],
    sending: undefined,
    fields: { two: 'headers' },
  });
});
