import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { differencesTable, NEEDS, needs } from './engineDifferences.ts';

const folder = import.meta.dirname;

const specs = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => ({ file, text: fs.readFileSync(path.join(folder, file), 'utf8') }));

/** Files of tests that need something, by its name. */
const use = Object.fromEntries(
  Object.keys(NEEDS).map((name) => [
    name,
    specs.filter(({ text }) => text.includes(`'${name}'`)).map(({ file }) => `\`${file}\``),
  ]),
);

test('WEB-1 engines.md lists every difference with its reason and its tests, and no other', () => {
  const list = fs.readFileSync(path.join(folder, '../engines.md'), 'utf8');
  expect(list).toContain(`\n${differencesTable(use)}\n`);
  const [, section = ''] = list.split('## What differs');
  expect(section.match(/^\|/gm)).toHaveLength(differencesTable(use).split('\n').length);
  for (const [name, files] of Object.entries(use)) expect(files, name).not.toEqual([]);
});

test('a test that needs something is left out where that is lacking, and nowhere else', () => {
  expect(needs('everyPage')).toEqual({ tag: ['@not-chromium'] });
  expect(needs()).toEqual({ tag: [] });
});
