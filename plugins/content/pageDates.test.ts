import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { datesOf, readGitDates } from './pageDates.ts';

const git = { first: '2026-02-01T10:00:00Z', last: '2026-03-01T10:00:00Z' };

describe('dates of a page', () => {
  test('are those of the first and the last commit', () => {
    expect(datesOf({}, git)).toEqual({ published: git.first, updated: git.last });
  });

  test('are unknown where no commit knows the file', () => {
    expect(datesOf({}, undefined)).toEqual({ published: undefined, updated: undefined });
  });

  test('are those of the front matter, a day as a day and a moment in UTC', () => {
    expect(datesOf({ date: '2026-01-01', updated: '2026-04-01' }, git)).toEqual({
      published: '2026-01-01',
      updated: '2026-04-01T00:00:00.000Z',
    });
    expect(datesOf({ date: '2026-01-01T01:30:00+02:00' }, undefined)).toEqual({
      published: '2025-12-31T23:30:00.000Z',
      updated: undefined,
    });
  });

  test('are those of git where the front matter has a date that is none', () => {
    expect(datesOf({ date: 'soon', updated: 7 }, git)).toEqual({ published: git.first, updated: git.last });
  });

  test('a page that was committed before its day has not changed before it', () => {
    expect(datesOf({ date: '2026-03-08' }, git)).toEqual({
      published: '2026-03-08',
      updated: '2026-03-08T00:00:00.000Z',
    });
  });

  test('a page with a change before its first commit was published by then', () => {
    expect(datesOf({ updated: '2025-12-24' }, git)).toEqual({
      published: '2025-12-24T00:00:00.000Z',
      updated: '2025-12-24T00:00:00.000Z',
    });
  });
});

describe('dates from git', () => {
  let dir = '';
  const run = (cwd: string, date: string, ...args: string[]) => {
    const identity = { NAME: 'Ada', EMAIL: 'ada@example.com', DATE: date };
    const env = Object.entries(identity).flatMap(([name, value]) => [
      [`GIT_AUTHOR_${name}`, value],
      [`GIT_COMMITTER_${name}`, value],
    ]);
    execFileSync('git', args, { cwd, stdio: 'ignore', env: { ...process.env, ...Object.fromEntries(env) } });
  };
  const commit = (name: string, date: string) => {
    fs.writeFileSync(path.join(dir, name), date);
    run(dir, date, 'add', '.');
    run(dir, date, 'commit', '--quiet', '-m', date);
  };

  beforeAll(() => {
    dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'dates-')));
    run(dir, '', 'init', '--quiet');
    commit('a.mdx', '2026-01-01T12:00:00+02:00');
    commit('ü b.mdx', '2026-01-02T00:00:00Z');
    commit('a.mdx', '2026-01-03T00:00:00Z');
  });

  afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

  test('each file has the dates of its first and its last commit', () => {
    expect(Object.fromEntries(readGitDates(dir))).toEqual({
      [path.join(dir, 'a.mdx')]: { first: '2026-01-01T10:00:00Z', last: '2026-01-03T00:00:00Z' },
      [path.join(dir, 'ü b.mdx')]: { first: '2026-01-02T00:00:00Z', last: '2026-01-02T00:00:00Z' },
    });
  });

  test('a shallow clone and a folder without a repository know none', () => {
    const clone = path.join(dir, 'clone');
    run(dir, '', 'clone', '--quiet', '--depth', '1', pathToFileURL(dir).href, clone);
    expect(fs.existsSync(path.join(clone, 'a.mdx'))).toBe(true);
    expect(readGitDates(clone).size).toBe(0);
    fs.rmSync(path.join(dir, '.git'), { recursive: true });
    expect(readGitDates(dir).size).toBe(0);
  });
});
