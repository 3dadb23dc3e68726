import { expect, test } from '@rstest/core';
import { ServedResponse } from './bunMessages.ts';

async function* words() {
  yield new TextEncoder().encode('a');
  yield new TextEncoder().encode('b');
}

test('TRY-6 an asynchronous generator is a body, without a type', async () => {
  const response = new ServedResponse(words());
  expect([...response.sentHeaders()]).toEqual([]);
  expect(await response.text()).toBe('ab');
});

test('TRY-6 a value that JSON has not is refused', () => {
  expect(() => ServedResponse.json(undefined)).toThrow('Value is not JSON serializable');
  expect(() => ServedResponse.json(() => {})).toThrow('Value is not JSON serializable');
});
