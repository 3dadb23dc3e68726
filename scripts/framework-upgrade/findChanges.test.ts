import { expect, test } from '@rstest/core';
import type { Sample } from '../../plugins/content/samples/discover.ts';
import type { Run } from '../../plugins/content/samples/recording.ts';
import type { CheckedSamples } from '../samples/checkSamples.ts';
import { findNameChanges, findSampleChanges } from './findChanges.ts';

const run = (status: number, body: string, stdout: string[] = []): Run => ({
  stdout,
  stderr: [],
  exitCode: null,
  answers: { wrong: { status, statusText: '', headers: {}, body } },
});

const RECORDED = run(400, '{"errors":"Invalid input"}');

const sample: Sample = {
  name: 'validation/body',
  dir: '/samples/validation/body',
  settings: { env: {}, recordingEnv: {}, headers: [], types: 'pass' },
  requests: [
    { title: 'Wrong', id: 'wrong', method: 'POST', target: '/', headers: [], body: undefined, line: 1 },
  ],
  recording: { ...RECORDED, differences: { latest: { stdout: ['newest'] } } },
};

const checked = (found: Partial<CheckedSamples>): CheckedSamples => ({
  failures: [],
  checked: [sample.name],
  runs: new Map(),
  messages: new Map(),
  ...found,
});

const ranOn = (own: Parameters<typeof runsOf>[0]) => checked({ runs: runsOf(own) });

function runsOf(own: { primary?: Run; latest?: Run }): CheckedSamples['runs'] {
  return new Map([[sample.name, new Map(Object.entries(own) as [keyof typeof own, Run][])]]);
}

test('a sample that runs as recorded on each runtime has not changed', () => {
  const same = ranOn({ primary: RECORDED, latest: run(400, '{"errors":"Invalid input"}', ['newest']) });
  expect(findSampleChanges([sample], same)).toEqual([]);
});

test('a changed response is named with its request, the removed words, status and method', () => {
  const [change, ...others] = findSampleChanges(
    [sample],
    ranOn({ primary: run(422, '{"errors":"Wrong value"}') }),
  );
  expect(others).toEqual([]);
  expect(change).toMatchObject({
    sample: 'validation/body',
    runtimes: ['primary'],
    requests: ['wrong'],
    console: false,
    lost: [['Invalid input'], ['POST', '400']],
  });
  expect(change?.details).toContain('-wrong: 400');
  expect(change?.details).toContain('+wrong: 422');
});

test('a request without a response counts as changed, and so does a program that does not run', () => {
  const ended: Run = { stdout: [], stderr: ['error'], exitCode: 1, answers: {} };
  const [change] = findSampleChanges([sample], ranOn({ primary: ended }));
  expect(change).toMatchObject({ requests: ['wrong'], console: true });
  const silent = checked({ failures: [{ sample: sample.name, message: 'on primary: it does not listen' }] });
  const [without] = findSampleChanges([sample], silent);
  expect(without).toMatchObject({
    requests: ['*'],
    console: true,
    details: 'on primary: it does not listen',
  });
});

test('a sample that no longer compiles has changed', () => {
  const found = {
    ...ranOn({ primary: RECORDED }),
    messages: new Map([[sample.name, ['index.ts:1:1 TS2339']]]),
  };
  const changes = findSampleChanges([sample], found);
  expect(changes.map(({ runtimes, details }) => [runtimes, details])).toEqual([
    [[], '@@ -1,1 +1,1 @@\n-\n+index.ts:1:1 TS2339'],
  ]);
});

test('used names that went, are declared otherwise or have another comment are found; new ones are not', () => {
  const before = {
    setDir: { signature: 'setDir(dir: string)', doc: 'Resolves.' },
    setName: { signature: 'setName()' },
    'Options.debug': { signature: 'debug?: boolean' },
    'Options.port': { signature: 'port?: number' },
    'Request.validated#1': { signature: '{ a: string }' },
  };
  const after = {
    setDir: { signature: 'setDir(dir: string)', doc: 'Joins.' },
    'Options.debug': { signature: 'debug?: string' },
    'Options.port': { signature: 'port?: number' },
    'Options.host': { signature: 'host?: string' },
    'Request.validated#2': { signature: '{ a: number }' },
  };
  const changes = findNameChanges(before, after);
  expect(changes.map(({ name, details }) => [name, details.split('\n').slice(1)])).toEqual([
    ['setDir', [' ', '-Resolves.', '+Joins.']],
    ['setName', ['-setName()', '+']],
    ['Options.debug', ['-debug?: boolean', '+debug?: string']],
    ['Request.validated', ['-{ a: string }', '+{ a: number }']],
  ]);
});
