import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { chooseParts, listParts } from './parts.ts';
import { cleanCommit, openProgress } from './passedParts.ts';

const SURROUNDINGS = {
  specFolders: ['nav', 'search'],
  engines: ['chromium', 'webkit'],
  times: 3,
  seed: 7,
};

const namesOf = (parts: readonly { name: string }[]) => parts.map(({ name }) => name);

test('specs, engines, additions and repetitions are parts of their own, each name once', () => {
  const names = namesOf(listParts(SURROUNDINGS));
  expect(names).toEqual(
    expect.arrayContaining([
      ...['site/nav', 'site/search', 'engines/chromium', 'engines/webkit'],
      ...['additions', 'repeat/1', 'repeat/2', 'repeat/3'],
    ]),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain('repeat/4');
});

test('where both are, a part runs the tests of "npm test" in the whole browser, too', () => {
  expect(namesOf(listParts(SURROUNDINGS))).not.toContain('whole-browser');
  const parts = listParts({ ...SURROUNDINGS, wholeBrowser: '/usr/bin/chromium' });
  expect(parts).toContainEqual({
    name: 'whole-browser',
    commands: ['npm run test:e2e', 'npx playwright test --project=chromium'],
    env: { CHROME_PATH: '/usr/bin/chromium' },
  });
});

test('a name selects a part or a group; any other name is an error', () => {
  const parts = listParts({ ...SURROUNDINGS, times: 20 });
  expect(namesOf(chooseParts(parts, ['site/nav']).chosen)).toEqual(['site/nav']);
  expect(namesOf(chooseParts(parts, ['engines']).chosen)).toEqual(['engines/chromium', 'engines/webkit']);
  expect(chooseParts(parts, ['repeat']).chosen).toHaveLength(20);
  expect(chooseParts(parts, []).chosen).toEqual(parts);
  expect(chooseParts(parts, ['sit', 'samples']).unknown).toEqual(['sit']);
});

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'audit-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

test('a part that has passed for a commit does not run again, and none of another commit counts', () => {
  const first = openProgress(folder, 'a');
  first.record('samples', true, 'a');
  first.record('routes', false, 'a');
  const second = openProgress(folder, 'a');
  expect(['samples', 'routes'].map(second.hasPassed)).toEqual([true, false]);
  const other = openProgress(folder, 'b');
  expect(other.hasPassed('samples')).toBe(false);
});

test('a part that fails later has not passed', () => {
  const progress = openProgress(folder, 'a');
  progress.record('samples', true, 'a');
  progress.record('samples', false, 'a');
  expect(openProgress(folder, 'a').hasPassed('samples')).toBe(false);
});

test('nothing passes for files that are no commit, or change while a part runs', () => {
  openProgress(folder, undefined).record('samples', true, undefined);
  expect(openProgress(folder, undefined).hasPassed('samples')).toBe(false);
  openProgress(folder, 'a').record('routes', true, undefined);
  expect(openProgress(folder, 'a').hasPassed('routes')).toBe(false);
});

test('only a checkout without changes is its commit', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder });
  expect(cleanCommit(folder)).toBeUndefined();
  git('init', '--quiet');
  fs.writeFileSync(path.join(folder, 'page.md'), 'one');
  git('add', '.');
  git('commit', '--quiet', '--message', 'one');
  expect(cleanCommit(folder)).toMatch(/^[0-9a-f]{40}$/);
  fs.writeFileSync(path.join(folder, 'page.md'), 'two');
  expect(cleanCommit(folder)).toBeUndefined();
});
