import { expect, test } from '@rstest/core';
import { neededScripts } from './optionalScripts.ts';

test('TRY-2 a program loads the scripts that it needs, and no others', () => {
  expect(neededScripts({ 'index.ts': "const { Burger } = require('burger-api');" })).toEqual([]);
  expect(
    neededScripts({ 'a.ts': "const { Database } = require('bun:sqlite');", 'b.ts': "require('zod')" }),
  ).toEqual(['zod', 'builtins']);
  expect(neededScripts({ 'a.ts': "require('zod/v4')" })).toEqual(['zod']);
  expect(neededScripts({ 'a.ts': "require('node:crypto')" })).toEqual(['builtins']);
  expect(neededScripts({ 'a.ts': "new Bun.CryptoHasher('sha256')" })).toEqual(['builtins']);
});
