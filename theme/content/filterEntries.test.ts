import { describe, expect, test } from '@rstest/core';
import { isMeant } from './filterEntries.ts';

const entry = {
  message: "Failed to load routes: ENOENT: no such file or directory, scandir '…'",
  text: "Failed to load routes: ENOENT: no such file or directory, scandir '…' The folder in apiDir doesn’t exist.",
};

describe('R-10 an entry is meant', () => {
  test('by its words in any order, and by their beginnings', () => {
    expect(isMeant('apiDir enoent', entry)).toBe(true);
    expect(isMeant('fold scan', entry)).toBe(true);
    expect(isMeant('folder zod', entry)).toBe(false);
  });

  test('by a whole pasted message, with the text around it', () => {
    expect(
      isMeant(
        "error: Failed to load routes: ENOENT: no such file or directory,\n scandir '/srv/app/api'",
        entry,
      ),
    ).toBe(true);
    expect(isMeant("ENOENT: no such file or directory, open '/srv/app/a.txt'", entry)).toBe(false);
  });

  test('a heading with little that is always the same is no message', () => {
    expect(isMeant('anything: at all', { message: '…: …', text: 'Other words' })).toBe(false);
  });
});
