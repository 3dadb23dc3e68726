import { expect, test } from '@rstest/core';
import { coverageOf } from './coverage.ts';

const ids = {
  'NAV-1': { part: 1, meaning: 'One' },
  'NAV-2.a': { part: 1, meaning: 'Two, first clause' },
  'NAV-2.b': { part: 1, meaning: 'Two, second clause' },
};

test('every requirement has a title that begins with its id', () => {
  const sources = [
    "test('NAV-1 NAV-2.a does this', () => {});",
    'describe("NAV-2 group", () => test(`NAV-2.b does that`));',
  ];
  expect(coverageOf(ids, sources)).toEqual({ missing: [], audited: [], unknown: [] });
});

test('a requirement is missing where only its group, a comment or the end of a title names it', () => {
  const sources = ["test('NAV-1 does this as NAV-2.b asks')", "describe('NAV-2 group') // NAV-2.a"];
  expect(coverageOf(ids, sources).missing).toEqual(['NAV-2.a', 'NAV-2.b']);
});

test('a requirement with tests of the audit only is reported', () => {
  const sources = [
    `
test('NAV-1 does this', { tag: '@audit' }, async () => {
  for (const each of all) {
    expect(each);
  }
});

describe('once more', { tag: '@audit' }, () => {
  test('NAV-2.a does that', () => {});
});

test(
  'NAV-2.b does this at all widths',
  { tag: ['@site', '@audit'] },
  () => {},
);

test('NAV-2.b does this', () => {});
`,
  ];
  expect(coverageOf(ids, sources)).toEqual({ missing: [], audited: ['NAV-1', 'NAV-2.a'], unknown: [] });
});

test('an id that is no requirement is named', () => {
  expect(coverageOf(ids, ["test('NAV-3 NAV-1.c does this')"]).unknown).toEqual(['NAV-3', 'NAV-1.c']);
});
