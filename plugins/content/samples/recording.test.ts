import { describe, expect, test } from '@rstest/core';
import { differenceOf, type Run } from './recording.ts';

const run = (body: string, stderr: string[] = []): Run => ({
  stdout: [],
  stderr,
  exitCode: null,
  answers: { read: { status: 200, statusText: 'OK', headers: {}, body } },
});

const openApi = (...paths: string[]) =>
  JSON.stringify({
    openapi: '3.0.0',
    info: { title: 'Shop', version: '1.0.0' },
    paths: Object.fromEntries(paths.map((path) => [path, { get: { summary: `Reads ${path}` } }])),
  });

describe('differenceOf', () => {
  test('finds another body, another line and another exit code', () => {
    const { answers } = run('other');
    expect(differenceOf(run('one'), { ...run('other', ['late']), exitCode: 1 })).toEqual({
      stderr: ['late'],
      exitCode: 1,
      answers,
    });
    expect(differenceOf(run('one'), run('one'))).toBeUndefined();
  });

  test('ignores the order in which a disk lists the routes of an OpenAPI document', () => {
    expect(differenceOf(run(openApi('/a', '/b')), run(openApi('/b', '/a')))).toBeUndefined();
  });

  test('finds a path that an OpenAPI document lacks, and a key that moved outside of paths', () => {
    expect(differenceOf(run(openApi('/a', '/b')), run(openApi('/a')))).toBeDefined();
    expect(
      differenceOf(run('{"openapi":"3.0.0","a":1,"b":2}'), run('{"openapi":"3.0.0","b":2,"a":1}')),
    ).toBeDefined();
  });

  test('ignores which of two folders of parameters a disk lists second', () => {
    const lines = (name: string) => [`error: '[${name}]' conflicts with another dynamic folder.`];
    expect(differenceOf(run('', lines('id')), run('', lines('sku')))).toBeUndefined();
    expect(differenceOf(run('', lines('id')), run('', ["error: '[sku]' is no folder."]))).toBeDefined();
  });
});
