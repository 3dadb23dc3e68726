import { describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { MAX_LINES, MAX_TEXT, readReply } from './workerMessages.ts';

const answer = { status: 200, headers: [['content-type', 'text/plain']], body: 'Classic', isCut: false };

describe('TRY-5 messages of a worker', () => {
  test('are read where they answer the order', () => {
    expect(readReply({ nonce: 'a', printed: ['listening'] }, 'a')).toEqual({ printed: ['listening'] });
    expect(readReply({ nonce: 'a', printed: [], answer }, 'a')).toEqual({ printed: [], answer });
    expect(readReply({ nonce: 'a', printed: [], failure: 'no oven' }, 'a')).toEqual({
      printed: [],
      failure: 'no oven',
    });
  });

  test('have the missing features, as names and not too many', () => {
    const lacks = ['fetch', 1, 'x'.repeat(101), ...Array(30).fill('Bun.file')];
    expect(readReply({ nonce: 'a', printed: [], lacks }, 'a')).toEqual({
      printed: [],
      lacks: ['fetch', ...Array(17).fill('Bun.file')],
    });
    expect(readReply({ nonce: 'a', printed: [], lacks: { length: 1 }, answer }, 'a')?.lacks).toEqual([]);
  });

  test.each<[string, unknown]>([
    ['another order', { nonce: 'b', printed: [], answer }],
    ['no order', { printed: [], answer }],
    [
      'a body that is too long',
      { nonce: 'a', printed: [], answer: { ...answer, body: 'x'.repeat(MAX_TEXT + 1) } },
    ],
    [
      'a body that is no text',
      { nonce: 'a', printed: [], answer: { ...answer, body: { toString: () => 'x' } } },
    ],
    ['a status that is no number', { nonce: 'a', printed: [], answer: { ...answer, status: '200' } }],
    ['a header that is no pair', { nonce: 'a', printed: [], answer: { ...answer, headers: ['x'] } }],
    [
      'headers without end',
      { nonce: 'a', printed: [], answer: { ...answer, headers: Array(201).fill(['a', 'b']) } },
    ],
    ['lines without end', { nonce: 'a', printed: Array(MAX_LINES + 1).fill('x') }],
    ['lines that are too long together', { nonce: 'a', printed: Array(3).fill('x'.repeat(MAX_TEXT / 2)) }],
    ['a failure that is no text', { nonce: 'a', printed: [], failure: 1 }],
  ])('are ignored where they are of %s', (_, data) => {
    expect(readReply(data, 'a')).toBe(undefined);
  });

  test('are read or ignored, for any data', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), (data) => {
        expect(readReply(data, 'a')).toBe(undefined);
        const reply = readReply({ nonce: 'a', printed: data, lacks: data, answer: data, failure: data }, 'a');
        if (reply) expect(reply.printed.every((line) => typeof line === 'string')).toBe(true);
      }),
    );
  });
});
