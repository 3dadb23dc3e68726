import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { readSample } from './discover.ts';
import { commonResponse, pairProblems } from './pairs.ts';

let root: string;

const text = (body: string, status = 200) => ({ status, statusText: '', headers: {}, body });

function write(file: string, content: unknown) {
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

function record(sample: string, answers: object, run: object = {}) {
  write(`${sample}/recording.json`, {
    stdout: [],
    stderr: [],
    exitCode: null,
    answers,
    differences: {},
    ...run,
  });
}

function settle(differs: Record<string, string>) {
  write('other/sample.json', {
    pair: { with: 'own', labels: ['Other', 'Own'], package: 'other', differs },
  });
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'pairs-'));
  write('own/index.ts', '');
  write('own/requests.http', '### One\n# @name one\nGET {{host}}/one\n');
  settle({});
  record('own', { one: text('same') });
  record('other', { one: text('same') });
});

afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

describe('two programs that do the same (R-10)', () => {
  test('the other program gets the requests of its partner', () => {
    expect(readSample(root, 'other').requests.map(({ target }) => target)).toEqual(['/one']);
  });

  test('equal responses are well', () => {
    expect(pairProblems(root, 'other')).toEqual([]);
  });

  test.each([
    ['status', text('same', 201)],
    ['body', text('other')],
    ['no response', { outcome: 'hangs' }],
  ])('another %s needs a reason', (_, answer) => {
    record('other', { one: answer });
    expect(pairProblems(root, 'other')).toEqual([
      expect.stringContaining('"one" gets another response than from "own"'),
    ]);
    settle({ one: 'Because.' });
    expect(pairProblems(root, 'other')).toEqual([]);
  });

  test('a reason for equal responses, and one for a request that is not sent, are problems', () => {
    settle({ one: 'Because.', two: 'Because.' });
    expect(pairProblems(root, 'other')).toEqual([
      '"differs" names the request "two", which is not in own/requests.http.',
      '"differs" explains "one", but both programs respond alike: take the reason out.',
    ]);
  });

  test('a missing recording names the command that makes it', () => {
    fs.rmSync(path.join(root, 'own/recording.json'));
    expect(pairProblems(root, 'other')).toEqual(['"own" has no recording: npm run samples -- own --record']);
  });

  test('a request that is new has to be recorded for both', () => {
    write('own/requests.http', '### Two\n# @name two\nGET {{host}}/two\n');
    expect(pairProblems(root, 'other')).toEqual(['"two" is not recorded for both programs of the pair.']);
  });

  test('programs that run to their end print the same and end the same', () => {
    write('own/sample.json', { command: ['bun', 'test'] });
    record('own', {}, { stdout: ['2 pass'], exitCode: 0 });
    record('other', {}, { stdout: ['2 pass'], exitCode: 0 });
    expect(pairProblems(root, 'other')).toEqual([]);
    record('other', {}, { stdout: ['1 pass'], exitCode: 1 });
    expect(pairProblems(root, 'other')).toEqual(['prints or ends differently from "own" on primary.']);
  });

  test('the common response has the headers of both, in any spacing and case', () => {
    const one = { ...text('same'), headers: { a: 'x; y=UTF-8', b: '1', c: '1' } };
    const two = { ...text('same'), headers: { a: 'x;y=utf-8', b: '2', d: '1' } };
    expect(commonResponse(one, two)).toEqual({ ...text('same'), headers: { a: 'x;y=utf-8' } });
  });
});
