/** The runner turns red: each test breaks a copy of a sample in one way. Needs the runtimes (`npm run samples` installs them). */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import { checkSamples } from './checkSamples.ts';

const SAMPLE = 'static-routes/first';
const ROUTE = `${SAMPLE}/api/menu/route.ts`;
const RECORDING = `${SAMPLE}/recording.json`;

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'samples-'));
  fs.cpSync(path.join(SAMPLES_DIR, SAMPLE), path.join(root, SAMPLE), {
    recursive: true,
  });
  fs.copyFileSync(path.join(SAMPLES_DIR, 'tsconfig.json'), path.join(root, 'tsconfig.json'));
  fs.symlinkSync(path.join(SAMPLES_DIR, 'node_modules'), path.join(root, 'node_modules'));
});

afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

/** Changes a file of the copy; fails when there was nothing to change. */
function edit(file: string, change: (text: string) => string): void {
  const before = fs.readFileSync(path.join(root, file), 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  fs.writeFileSync(path.join(root, file), after);
}

async function check(): Promise<string> {
  const { failures } = await checkSamples({
    root,
    names: [],
    runtimes: ['primary'],
    record: false,
  });
  return failures.map(({ sample, message }) => `${sample} ${message}`).join('\n');
}

test('an untouched copy passes', async () => {
  expect(await check()).toBe('');
});

test('a changed answer', async () => {
  edit(ROUTE, (text) => text.replace('Falafel', 'Hummus'));
  expect(await check()).toContain('answers otherwise on primary');
});

test('a changed recording', async () => {
  edit(RECORDING, (text) => text.replace('"status": 200', '"status": 201'));
  expect(await check()).toMatch(/-.*201[\s\S]*\+.*200/);
});

test('a type error', async () => {
  edit(ROUTE, (text) => `${text}\nexport const wrong: number = 'text';\n`);
  expect(await check()).toContain('TS2322');
});

test('a program that does not start', async () => {
  edit(`${SAMPLE}/index.ts`, (text) => `throw new Error('broken');\n${text}`);
  expect(await check()).toContain('error: broken');
});

test('a missing recording', async () => {
  fs.rmSync(path.join(root, RECORDING));
  expect(await check()).toContain(`Record it: npm run samples -- ${SAMPLE} --record`);
});

test('a request without a recorded answer', async () => {
  edit(`${SAMPLE}/requests.http`, (text) => `${text}\n### New\n# @name new\nGET {{host}}/api/menu\n`);
  expect(await check()).toMatch(/requests are .*new.*; recorded are/);
});

test('a Host header of the request itself replaces the usual one', async () => {
  edit(`${SAMPLE}/requests.http`, (text) =>
    text.replace('/api/menu\n', '/api/menu\nHost: kitchen.example\n'),
  );
  edit(ROUTE, (text) => text.replace('dishes.filter', "[String(req.headers.get('host'))].filter"));
  expect(await check()).toContain(`+all: | ["kitchen.example"]`);
});

test('API that came after the documented version', async () => {
  edit(`${SAMPLE}/index.ts`, (text) => text.replace('new Burger({', 'new Burger({ apiRoutes: [],'));
  expect(await check()).toContain('uses API that came after 0.5.0');
});

test('a file that is not understood', async () => {
  edit(`${SAMPLE}/requests.http`, (text) => text.replace('# @name', '# name'));
  expect(await check()).toContain('needs a name');
});

test('a pair that does not do the same (R-10)', async () => {
  const other = path.join(root, 'other');
  fs.cpSync(path.join(root, SAMPLE), other, { recursive: true });
  fs.rmSync(path.join(other, 'requests.http'));
  const pair = { with: SAMPLE, labels: ['Other', 'Own'], package: 'express' };
  fs.writeFileSync(path.join(other, 'sample.json'), JSON.stringify({ pair }));
  expect(await check()).toBe('');
  for (const file of ['api/menu/route.ts', 'recording.json'])
    edit(`other/${file}`, (text) => text.replaceAll('Halloumi', 'Hummus'));
  expect(await check()).toMatch(/^other "\w+" gets another response than from/);
});
