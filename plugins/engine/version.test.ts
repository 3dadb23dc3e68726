import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { PROJECT_ROOT } from '../projectRoot.ts';
import { CHECKED_WITH, PROOFS, uncheckedVersions } from './version.ts';

function versionOf(name: string): string | undefined {
  const file = path.join(PROJECT_ROOT, 'node_modules', name, 'package.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).version : undefined;
}

test('the holds were checked with the engine that is installed', () => {
  const installed = Object.fromEntries(Object.keys(CHECKED_WITH).map((name) => [name, versionOf(name)]));
  expect(uncheckedVersions(installed)).toBe(undefined);
});

test('another version is named, with what to run and where to note it', () => {
  const text = uncheckedVersions({ ...CHECKED_WITH, '@rspress/core': '2.1.0', shiki: undefined });
  expect(text).toContain('@rspress/core 2.1.0 (checked with ');
  expect(text).toContain('shiki is missing (checked with ');
  expect(text).toContain('npx playwright test bfcache blog');
  expect(text).toContain('plugins/engine/version.ts and in the table of contributing/engine.md');
});

test('contributing/engine.md names the same versions', () => {
  const document = fs.readFileSync(path.join(PROJECT_ROOT, 'contributing/engine.md'), 'utf8');
  const [table = ''] = /^\| Package +\| Checked with .*\n(?:\|.*\n)+/m.exec(document) ?? [];
  const cells = table.split('\n').flatMap((line) => line.split('|').map((cell) => cell.trim()));
  const noted = new Map<string, string | undefined>();
  cells.forEach((cell, at) => {
    for (const [, name = ''] of cell.matchAll(/`([^`]+)`/g)) noted.set(name, cells[at + 1]);
  });
  expect(Object.fromEntries(noted)).toEqual(CHECKED_WITH);
});

test('every specification that proves a hold exists', () => {
  const specs = fs
    .readdirSync(path.join(PROJECT_ROOT, 'e2e'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.basename(file));
  for (const name of PROOFS) expect(specs).toContain(`${name}.spec.ts`);
});
