import { afterEach, expect, test } from '@rstest/core';
import { savesData } from './connection.ts';

// Newer versions of Node define `navigator`.
const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

function setConnection(connection: unknown): void {
  Object.defineProperty(globalThis, 'navigator', { value: { connection }, configurable: true });
}

afterEach(() => {
  if (own) Object.defineProperty(globalThis, 'navigator', own);
  else Reflect.deleteProperty(globalThis, 'navigator');
});

test.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g', saveData: false }, false],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('%j saves data: %s', (connection, expected) => {
  setConnection(connection);
  expect(savesData()).toBe(expected);
});
