import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { local } from './storage.ts';

const entries = new Map<string, string>();
let refuses: 'nothing' | 'writing' | 'everything' = 'nothing';

const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (refuses === 'writing') throw new Error('full');
    entries.set(key, value);
  },
  removeItem: (key: string) => entries.delete(key),
};

beforeEach(() => {
  entries.clear();
  refuses = 'nothing';
  local.forget(null);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      if (refuses === 'everything') throw new Error('blocked');
      return storage;
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('reads what was written, null where there is nothing', () => {
  expect(local.read('a')).toBeNull();
  local.write('a', '1');
  expect(entries.get('a')).toBe('1');
  expect(local.read('a')).toBe('1');
  local.write('a', null);
  expect(entries.has('a')).toBe(false);
  expect(local.read('a')).toBeNull();
});

test('blocked storage: values hold for the visit', () => {
  refuses = 'everything';
  expect(local.read('a')).toBeNull();
  expect(local.write('a', '1')).toBe(false);
  expect(local.read('a')).toBe('1');
  local.write('a', null);
  expect(local.read('a')).toBeNull();
});

test('full storage: values that could not be stored replace the stored ones', () => {
  local.write('closed', 'false');
  refuses = 'writing';
  local.write('closed', 'true');
  expect(entries.get('closed')).toBe('false');
  expect(local.read('closed')).toBe('true');
  // Until another tab writes.
  entries.set('closed', 'maybe');
  local.forget('closed');
  expect(local.read('closed')).toBe('maybe');
});

test('a value that can be stored again is stored', () => {
  refuses = 'writing';
  local.write('a', '1');
  refuses = 'nothing';
  expect(local.write('a', '2')).toBe(true);
  expect(entries.get('a')).toBe('2');
  expect(local.read('a')).toBe('2');
});
