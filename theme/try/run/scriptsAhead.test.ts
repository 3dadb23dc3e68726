import { expect, test } from '@rstest/core';
import { partsOf } from './scriptsAhead.ts';

test('TRY-2 a program loads the scripts that it needs, and no others', () => {
  expect(partsOf({ 'index.ts': "const { Burger } = require('burger-api');" })).toEqual([]);
  expect(
    partsOf({ 'a.ts': "const { Database } = require('bun:sqlite');", 'b.ts': "require('zod')" }),
  ).toEqual(['zod', 'builtins']);
  expect(partsOf({ 'a.ts': "require('zod/v4')" })).toEqual(['zod']);
  expect(partsOf({ 'a.ts': "require('node:crypto')" })).toEqual(['builtins']);
  expect(partsOf({ 'a.ts': "new Bun.CryptoHasher('sha256')" })).toEqual(['builtins']);
});
