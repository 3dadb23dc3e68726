import { expect, test } from '@rstest/core';
import { messagesOf } from './errorMessages.ts';

test('message and causes, outermost first, each once', () => {
  const inner = new Error('inner');
  expect(messagesOf(new Error('outer', { cause: inner }))).toEqual(['outer', 'inner']);
  expect(messagesOf(new Error('same', { cause: new Error('same') }))).toEqual(['same']);
  expect(messagesOf(new Error('outer', { cause: 'a string' }))).toEqual(['outer', 'a string']);
});

test('a thrown value need not be an error, nor have a message', () => {
  expect(messagesOf('text')).toEqual(['text']);
  expect(messagesOf(undefined)).toEqual(['undefined']);
  expect(messagesOf(new TypeError())).toEqual(['TypeError']);
});

test('an error that is its own cause ends', () => {
  const error = new Error('loop');
  error.cause = error;
  expect(messagesOf(error)).toEqual(['loop']);
});
