import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { PROJECT_ROOT } from '../projectRoot.ts';

/** Versions that all holds were checked with. Some holds are only visible in a running page, so no build can assert them. */
const CHECKED_WITH: Readonly<Record<string, string>> = {
  '@rspress/core': '2.0.22',
  '@rsbuild/core': '2.2.14',
  '@rspack/core': '2.2.9',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router-dom': '7.18.5',
  'react-lazy-with-preload': '2.2.1',
  '@unhead/react': '2.1.17',
  shiki: '4.6.0',
};

/**
 * Instructions for packages whose version differs from the one that the holds were checked with.
 *
 * @param installed versions by package; undefined for one that is not installed.
 * @returns undefined when all are the same.
 */
function uncheckedVersions(installed: Readonly<Record<string, string | undefined>>): string | undefined {
  const other = Object.entries(CHECKED_WITH)
    .filter(([name, version]) => installed[name] !== version)
    .map(([name, version]) => `${name} ${installed[name] ?? 'is missing'} (checked with ${version})`);
  if (other.length === 0) return undefined;
  return `${other.join(', ')}: the holds on the engine's insides were not checked with it. Run \`npm run engine:try -- ${installed['@rspress/core']}\`; when all hold, note the version in plugins/engine/version.test.ts and in the table of contributing/engine.md.`;
}

function versionOf(name: string): string | undefined {
  const file = path.join(PROJECT_ROOT, 'node_modules', name, 'package.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).version : undefined;
}

test('the holds were checked with the installed engine', () => {
  const installed = Object.fromEntries(Object.keys(CHECKED_WITH).map((name) => [name, versionOf(name)]));
  expect(uncheckedVersions(installed)).toBe(undefined);
});

test('another version is named, with the command to run and the file to update', () => {
  const text = uncheckedVersions({ ...CHECKED_WITH, '@rspress/core': '2.1.0', shiki: undefined });
  expect(text).toContain('@rspress/core 2.1.0 (checked with ');
  expect(text).toContain('shiki is missing (checked with ');
  expect(text).toContain('npm run engine:try -- 2.1.0');
  expect(text).toContain('plugins/engine/version.test.ts and in the table of contributing/engine.md');
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
