import { describe, expect, test } from '@rstest/core';
import { matchesQuery } from './filterEntries.ts';

const entry = {
  message: "Failed to load routes: ENOENT: no such file or directory, scandir '…'",
  text: "Failed to load routes: ENOENT: no such file or directory, scandir '…' The folder in apiDir doesn’t exist.",
};

describe('an entry is meant', () => {
  test('by its words in any order, and by their beginnings', () => {
    expect(matchesQuery('apiDir enoent', entry)).toBe(true);
    expect(matchesQuery('fold scan', entry)).toBe(true);
    expect(matchesQuery('folder zod', entry)).toBe(false);
  });

  test('by a whole pasted message, with the text around it', () => {
    expect(
      matchesQuery(
        "error: Failed to load routes: ENOENT: no such file or directory,\n scandir '/srv/app/api'",
        entry,
      ),
    ).toBe(true);
    expect(matchesQuery("ENOENT: no such file or directory, open '/srv/app/a.txt'", entry)).toBe(false);
  });

  test('a heading with little that is always the same is no message', () => {
    expect(matchesQuery('anything: at all', { message: '…: …', text: 'Other words' })).toBe(false);
  });
});
