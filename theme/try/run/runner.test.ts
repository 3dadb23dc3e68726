import { expect, test } from '@rstest/core';
import { prepare, retainWorkers } from './runner.ts';

test('TRY-5 a worker is prepared only while a page may run a program', () => {
  const { fetch } = globalThis;
  const requested: unknown[] = [];
  globalThis.fetch = (address) => {
    requested.push(address);
    return Promise.reject(new TypeError('No network.'));
  };
  const program = { modules: {}, env: {} };
  prepare(program);
  expect(requested).toEqual([]);
  const end = retainWorkers();
  prepare(program);
  end();
  prepare(program);
  globalThis.fetch = fetch;
  expect(requested).toEqual(['/worker.js']);
});
