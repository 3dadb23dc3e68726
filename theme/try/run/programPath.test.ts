import posix from 'node:path/posix';
import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import * as path from './programPath.ts';

const anyPath = fc
  .array(fc.constantFrom('', '.', '..', 'a', 'b.ts', '.env', 'c.', 'd.e.f', '...'), { maxLength: 6 })
  .map((names) => names.join('/').replace(/^\/+/, '/'));

test('TRY-6 paths are those of Node', () => {
  fc.assert(
    fc.property(anyPath, anyPath, (a, b) => {
      expect(path.delimiter + path.sep).toBe(posix.delimiter + posix.sep);
      expect(path.normalize(a)).toBe(posix.normalize(a));
      expect(path.join(a, b)).toBe(posix.join(a, b));
      expect(path.basename(a)).toBe(posix.basename(a));
      expect(path.basename(a, '.ts')).toBe(posix.basename(a, '.ts'));
      expect(path.extname(a)).toBe(posix.extname(a));
      expect(path.dirname(a)).toBe(posix.dirname(a));
      expect(path.isAbsolute(a)).toBe(posix.isAbsolute(a));
      expect(path.resolve('/x', a, b)).toBe(posix.resolve('/x', a, b));
      expect(path.relative(`/x/${a}`, `/x/${b}`)).toBe(posix.relative(`/x/${a}`, `/x/${b}`));
    }),
    { numRuns: 1000 },
  );
});

test('TRY-6 a relative path begins in the folder of the program', () => {
  expect(path.resolve('.', 'api')).toBe('./api');
  expect(path.resolve('api/../data')).toBe('./data');
  expect(path.resolve('.')).toBe('.');
  expect(path.relative('./api', './data/a')).toBe('../data/a');
});
