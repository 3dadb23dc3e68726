import { expect, test } from '@rstest/core';
import { chooseParts, listParts } from './parts.ts';

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
    commands: ['npx playwright test --project=site --project=chromium'],
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

test('an interrupted audit continues with the part that has not ended', () => {
  const parts = listParts(SURROUNDINGS);
  const from = 'site/search';
  expect(namesOf(chooseParts(parts, ['site', 'engines'], from).chosen)).toEqual([
    from,
    'engines/chromium',
    'engines/webkit',
  ]);
  expect(chooseParts(parts, [], 'sit').unknown).toEqual(['sit']);
});
