import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { checkSources } from './checkSources.ts';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'sources-'));
  write('sources.json', '{}');
  write('menu/index.ts', 'one');
  write('menu/requests.http', 'GET /menu');
  write('other/index.ts', 'two');
  write('other/sample.json', '{ "pair": { "with": "menu", "labels": ["A", "B"], "package": "hono" } }');
});

afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

const ALL = ['menu', 'other'];

const check = (names = ALL) => checkSources(root, names, false)?.match(/recorded: (.*)\. /)?.[1];

test('a sample must be recorded again when one of its files or the requests of its pair have changed', () => {
  expect(check()).toBe('menu, other');
  checkSources(root, ALL, true);
  expect(check()).toBeUndefined();
  write('menu/recording.json', '{}');
  expect(check()).toBeUndefined();
  write('menu/api/route.ts', 'new');
  expect(check()).toBe('menu');
  expect(check(['other'])).toBeUndefined();
  checkSources(root, ['menu'], true);
  write('menu/requests.http', 'GET /menu?of=today');
  expect(check()).toBe('menu, other');
});

test('samples that are not recorded this time retain their hash, and deleted ones lose it', () => {
  checkSources(root, ALL, true);
  write('menu/index.ts', 'new');
  checkSources(root, ['other'], true);
  expect(check()).toBe('menu');
  fs.rmSync(path.join(root, 'other'), { recursive: true });
  checkSources(root, ['menu'], true);
  const recorded = JSON.parse(fs.readFileSync(path.join(root, 'sources.json'), 'utf8'));
  expect(Object.keys(recorded)).toEqual(['menu']);
});
