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
  requests: [{ title: 'Wrong', id: 'wrong', method: 'POST', target: '/', headers: [], body: undefined }],
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
  expect(findSampleChanges([sample], same, ['primary', 'latest'])).toEqual([]);
});

test('a changed response is named with its request, the removed words, status and method', () => {
  const [change, ...others] = findSampleChanges(
    [sample],
    ranOn({ primary: run(422, '{"errors":"Wrong value"}') }),
    ['primary'],
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
  const [change] = findSampleChanges([sample], ranOn({ primary: ended }), ['primary']);
  expect(change).toMatchObject({ requests: ['wrong'], console: true });
  const silent = checked({ failures: [{ sample: sample.name, message: 'on primary: it does not listen' }] });
  const [without] = findSampleChanges([sample], silent, ['primary']);
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
  const changes = findSampleChanges([sample], found, ['primary']);
  expect(changes.map(({ runtimes, details }) => [runtimes, details])).toEqual([
    [[], 'recorded:\ncompiles\nnow:\nindex.ts:1:1 TS2339'],
  ]);
});

test('names that came, went or are declared otherwise are found, and other comments of used names', () => {
  const types = (declared: Record<string, string>, docs: Record<string, string>) => ({
    framework: '',
    types: {},
    code: {},
    docs: new Map(Object.entries(docs)),
    declared: new Map(Object.entries(declared)),
  });
  const changes = findNameChanges(
    types(
      { 'export setDir': 'setDir', Options: 'interface { debug; }', 'Options.debug': 'debug?: boolean' },
      { setDir: 'Resolves.', 'Options.debug': '' },
    ),
    types(
      {
        'export setFolder': 'setFolder',
        Options: 'interface { debug?; }',
        'Options.debug': 'debug?: string',
      },
      { setDir: 'Joins.', 'Options.debug': '' },
    ),
  );
  expect(changes).toEqual([
    { name: 'export setDir', before: 'setDir', after: undefined, isUsed: true },
    { name: 'Options.debug', before: 'debug?: boolean', after: 'debug?: string', isUsed: true },
    { name: 'export setFolder', before: undefined, after: 'setFolder', isUsed: false },
    { name: 'setDir', before: 'Resolves.', after: 'Joins.', isUsed: true },
  ]);
});
