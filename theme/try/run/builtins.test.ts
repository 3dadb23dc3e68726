import { createHash } from 'node:crypto';
import { expect, test } from '@rstest/core';
import { createBuiltins } from './builtins.ts';

const lacks: string[] = [];
const { bun, modules } = createBuiltins((name) => lacks.push(name));

test('TRY-2 hashes are those of SHA-256, and others are named', () => {
  for (const text of ['', 'Bearer token', 'ü'.repeat(1000)]) {
    const expected = createHash('sha256').update(text);
    expect(new bun.CryptoHasher('sha256').update(text).digest('hex')).toBe(expected.copy().digest('hex'));
    expect(new bun.CryptoHasher('sha256').update(new TextEncoder().encode(text)).digest('base64')).toBe(
      expected.digest('base64'),
    );
  }
  expect(() => new bun.CryptoHasher('md5')).toThrow('Unsupported algorithm');
  expect(() => new bun.CryptoHasher('sha256').digest('latin1')).toThrow('Unknown encoding');
  expect(lacks).toEqual(['Bun.CryptoHasher("md5")', 'the encoding latin1']);
});

test('TRY-2 bytes are equal, different, or of different lengths', () => {
  const { timingSafeEqual } = modules['node:crypto'];
  const bytes = (...values: number[]) => Uint8Array.from(values);
  expect(timingSafeEqual(bytes(1, 2), bytes(1, 2))).toBe(true);
  expect(timingSafeEqual(bytes(1, 2), bytes(1, 3))).toBe(false);
  expect(() => timingSafeEqual(bytes(1), bytes(1, 2))).toThrow(RangeError);
});
