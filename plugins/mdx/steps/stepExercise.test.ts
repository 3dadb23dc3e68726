import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { readShownSample } from '../samples/read.ts';
import { exerciseIds, exerciseOf, shownChecks } from './stepExercise.ts';

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'exercise-'));
afterAll(() => fs.rmSync(base, { recursive: true }));

const FILES = {
  'exercises/bell/ring/index.ts': 'await solved();\n',
  'exercises/bell/ring/requests.http':
    '@host = http://localhost:4000\n\n### Hang it up\n# @name hang\nPOST {{host}}/api/bell\n\n### Ring\n# @name ring\n# @check\n# @after hang\nPOST {{host}}/api/bell?loud\nX-Hand: left\n\n{"a":1}\n\n### How loud\n# @name loud\n# @check part /bells/0\n# @any-id id\nGET {{host}}/api/bell\n',
  'exercises/bell/ring/sample.json': '{ "env": { "BELL": "brass" } }',
  'exercises/bell/ring/recording.json': JSON.stringify({
    stdout: [],
    stderr: [],
    exitCode: null,
    answers: {
      ring: {
        status: 201,
        statusText: 'Created',
        headers: { 'content-type': 'text/plain;charset=utf-8' },
        body: 'ding',
      },
      loud: {
        status: 200,
        statusText: 'OK',
        headers: { 'content-type': 'application/json;charset=utf-8' },
        body: '{"bells":[{"id":7}]}',
      },
    },
    differences: {},
  }),
  'inPage.json': '{ "runs": ["exercises/bell/ring"], "others": {} }',
};
for (const [name, text] of Object.entries(FILES)) {
  fs.mkdirSync(path.dirname(path.join(base, name)), { recursive: true });
  fs.writeFileSync(path.join(base, name), text);
}

const step = {
  name: '01-first',
  files: new Map([
    ['index.ts', 'await begun();\n'],
    ['index.test.ts', 'test();\n'],
    ['Dockerfile', 'FROM bun\n'],
  ]),
};

const BEFORE = { method: 'POST', target: '/api/bell', headers: [], body: undefined };

test('an exercise has the program of the step and the responses of the solution, not the solution', () => {
  expect(exerciseOf(step, readShownSample(base, 'exercises/bell/ring'))).toEqual({
    id: 'bell/ring',
    files: { 'index.ts': 'await begun();\n' },
    env: { BELL: 'brass' },
    checks: [
      {
        title: 'Ring',
        before: [BEFORE],
        request: { method: 'POST', target: '/api/bell?loud', headers: [['X-Hand', 'left']], body: '{"a":1}' },
        expected: { status: 201, body: { kind: 'text', type: 'text/plain', text: 'ding' }, any: {} },
      },
      {
        title: 'How loud',
        before: [],
        request: { method: 'GET', target: '/api/bell', headers: [], body: undefined },
        expected: {
          status: 200,
          body: { kind: 'part', pointer: '/bells/0', value: { id: 7 } },
          any: { id: 'id' },
        },
      },
    ],
  });
});

test('a page shows requests and expected statuses, and knows the names of all exercises', () => {
  expect(shownChecks(readShownSample(base, 'exercises/bell/ring'))).toEqual([
    {
      title: 'Ring',
      sent: 'POST /api/bell\n\nPOST /api/bell?loud\nX-Hand: left\n\n{"a":1}',
      status: '201 Created',
    },
    { title: 'How loud', sent: 'GET /api/bell', status: '200 OK' },
  ]);
  expect(exerciseIds(base)).toEqual(['bell/ring']);
});

test('an exercise without checks, or with a check of a part that was not recorded, is refused', () => {
  const read = (requests: string) => {
    fs.writeFileSync(path.join(base, 'exercises/bell/ring/requests.http'), requests);
    return () => exerciseOf(step, readShownSample(base, 'exercises/bell/ring'));
  };
  const requests = FILES['exercises/bell/ring/requests.http'];
  expect(read(requests.replace(/# @(?:check|after|any-id).*\n/g, ''))).toThrow(
    'has an exercise without checks: write "# @check" above a request of samples/exercises/bell/ring/requests.http',
  );
  expect(read(requests.replace('/bells/0', '/bells/1'))).toThrow('has nothing at /bells/1');
  read(requests);
});
