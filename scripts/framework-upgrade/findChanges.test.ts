import { expect, test } from '@rstest/core';
import type { HttpRequest } from '../../plugins/content/samples/httpFile.ts';
import type { Run } from '../../plugins/content/samples/recording.ts';
import { diffRuns } from '../samples/report.ts';
import { changeOf, findNameChanges } from './findChanges.ts';

const run = (status: number, body: string, stdout: string[] = []): Run => ({
  stdout,
  stderr: [],
  exitCode: null,
  answers: {
    wrong: { status, statusText: '', headers: {}, body },
    right: { status: 200, statusText: 'OK', headers: {}, body: '{}' },
  },
});

const RECORDED = run(400, '{"errors":"Invalid input"}');

const request = (id: string, method: string): HttpRequest => ({
  title: id,
  id,
  method,
  target: '/',
  headers: [],
  body: undefined,
});

/** The change of a sample whose run differs from its recording. */
const change = (message: string) =>
  changeOf({ sample: 'validation/body', message }, [request('wrong', 'POST'), request('right', 'GET')]);

const changeTo = (now: Run) => change(`answers otherwise on primary.\n${diffRuns(RECORDED, now)}`);

test('a changed response is named with its request, the removed words, status and method', () => {
  expect(changeTo(run(422, '{"errors":"Wrong value"}'))).toMatchObject({
    sample: 'validation/body',
    requests: ['wrong'],
    console: false,
    lost: [['Invalid input'], ['POST', '400']],
  });
});

test('output that differs concerns the console alone', () => {
  const changed = changeTo(run(400, '{"errors":"Invalid input"}', ['newest']));
  expect(changed).toMatchObject({ requests: [], console: true, lost: [] });
});

test('a request without a response counts as changed', () => {
  const ended: Run = { stdout: [], stderr: ['error'], exitCode: 1, answers: {} };
  expect(changeTo(ended)).toMatchObject({ requests: ['wrong', 'right'], console: true });
});

test('all of a sample has changed that does not run, or does not compile', () => {
  for (const message of ['on primary: it does not listen', 'does not compile:\nindex.ts:1:1 TS2339: -wrong'])
    expect(change(message)).toMatchObject({ requests: ['*'], console: true, lost: [] });
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
