import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { isLeaving, watchLeaving } from './progressBar.ts';

const listeners: Record<string, (event: object) => void> = {};

beforeEach(() => {
  rs.useFakeTimers();
  Object.assign(globalThis, {
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
  });
  watchLeaving();
});

afterEach(() => {
  rs.useRealTimers();
  Reflect.deleteProperty(globalThis, 'addEventListener');
});

test('a page counts as being left for 30 s after the last request for a document', () => {
  listeners.beforeunload?.({});
  rs.advanceTimersByTime(29_000);
  listeners.beforeunload?.({});
  rs.advanceTimersByTime(29_000);
  expect(isLeaving()).toBe(true);
  rs.advanceTimersByTime(1000);
  expect(isLeaving()).toBe(false);
});

test('a page that the browser restores counts as being read', () => {
  listeners.beforeunload?.({});
  listeners.pageshow?.({ persisted: true });
  expect(isLeaving()).toBe(false);
});
