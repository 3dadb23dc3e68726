import { describe, expect, test } from '@rstest/core';
import { sandboxModule, sandboxNetwork, sandboxPackage, sandboxSQL } from '#words';
import { translate } from '../../lib/translate.ts';
import { lackedModule, sandboxMessage } from './sandboxMessages.ts';

const LOADING = "Error: Failed to load routes: Failed to load route module './api/menu/route.ts': Error: ";
const notFound = (name: string) => `${LOADING}Cannot find module '${name}' from './api/menu/route.ts'`;
const sentenceOf = (failure: string | undefined, ...lacks: string[]) =>
  sandboxMessage({ failure, lacks }, translate);

describe('TRY-5 missing features of the sandbox are named, with the place where the program runs', () => {
  test.each([
    [
      'a module of Node',
      sentenceOf(notFound('node:fs')),
      translate(sandboxModule, { name: 'node:fs', command: 'bun index.ts' }),
    ],
    [
      'a module of Bun',
      sentenceOf(notFound('bun:ffi')),
      translate(sandboxModule, { name: 'bun:ffi', command: 'bun index.ts' }),
    ],
    [
      'a package',
      sentenceOf(notFound('jose')),
      translate(sandboxPackage, { name: 'jose', command: 'bun index.ts' }),
    ],
    [
      'a part of a package',
      sentenceOf(notFound('@hono/zod-validator/deep')),
      translate(sandboxPackage, { name: '@hono/zod-validator', command: 'bun index.ts' }),
    ],
    [
      'a part of a package that the page has',
      sentenceOf(notFound('zod/mini')),
      translate(sandboxModule, { name: 'zod/mini', command: 'bun index.ts' }),
    ],
    [
      'a module of Node without its prefix',
      sentenceOf(notFound('fs/promises')),
      translate(sandboxModule, { name: 'fs/promises', command: 'bun index.ts' }),
    ],
    [
      'a member of Bun',
      sentenceOf(undefined, 'Bun.version'),
      translate(sandboxModule, { name: 'Bun.version', command: 'bun index.ts' }),
    ],
    [
      'the network',
      sentenceOf(undefined, 'fetch', 'Bun.file'),
      translate(sandboxNetwork, { name: 'fetch', command: 'bun index.ts' }),
    ],
    [
      'SQL',
      sentenceOf('SQLiteError: near "UNION": syntax error', 'SQL UNION'),
      translate(sandboxSQL, { near: 'UNION', command: 'bun index.ts' }),
    ],
    [
      'a socket',
      sentenceOf('TypeError: no', 'WebSocket'),
      translate(sandboxNetwork, { name: 'WebSocket', command: 'bun index.ts' }),
    ],
  ])('%s', (_, sentence, expected) => {
    expect(sentence).toBe(expected);
    expect(sentence).toContain('bun ');
  });

  test('the command is that of the program, where there is one', () => {
    const sentence = sandboxMessage({ lacks: ['Bun.file'] }, translate, 'bun test');
    expect(sentence).toContain('“bun test”');
  });

  test.each([
    [notFound('../nowhere')],
    [notFound('~/lib')],
    [notFound('@/lib')],
    [notFound('/lib')],
    ['TypeError: no oven'],
    [undefined],
  ])('a mistake of the program is none of it: %s', (failure) => {
    expect(sentenceOf(failure)).toBe(undefined);
  });

  test('a module that was not found has a name and the file that imports it', () => {
    expect(lackedModule(notFound('../nowhere'))).toEqual({ name: '../nowhere', file: 'api/menu/route.ts' });
    expect(lackedModule("Error: Cannot find module './index.ts'")).toBe(undefined);
  });
});
