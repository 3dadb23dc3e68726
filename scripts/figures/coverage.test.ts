import { expect, test } from '@rstest/core';
import { coverageOf } from './coverage.ts';

const ids = {
  'NAV-1': { part: 1, meaning: 'One' },
  'NAV-2.a': { part: 1, meaning: 'Two, first clause' },
  'NAV-2.b': { part: 1, meaning: 'Two, second clause' },
};

const covered = (...texts: string[]) =>
  coverageOf(
    ids,
    texts.map((text) => ({ file: 'e2e/nav/menus.spec.ts', text })),
  );

test('every requirement has a title that begins with its id', () => {
  const found = covered(
    "test('NAV-1 NAV-2.a does this', () => {});",
    'describe("NAV-2 group", () => test(`NAV-2.b does that`));',
  );
  expect(found).toEqual({ missing: [], audited: [], unknown: [] });
});

test('a requirement is missing where only its group, a comment or the end of a title names it', () => {
  const found = covered("test('NAV-1 does this as NAV-2.b asks')", "describe('NAV-2 group') // NAV-2.a");
  expect(found.missing).toEqual([
    'NAV-2.a (part 1) Two, first clause',
    'NAV-2.b (part 1) Two, second clause',
  ]);
});

test('a requirement is missing where other files than tests name it, or examples', () => {
  const text = "test('NAV-1 NAV-2.a NAV-2.b does this', () => {});";
  for (const file of ['theme/nav/Menu.tsx', 'scripts/figures/figures.test.ts'])
    expect(coverageOf(ids, [{ file, text }]).missing).toHaveLength(3);
});

test('a requirement with tests of the audit only is reported', () => {
  const { missing, audited, unknown } = covered(
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
  );
  expect([missing, unknown]).toEqual([[], []]);
  expect(audited).toEqual(['NAV-1 (part 1) One', 'NAV-2.a (part 1) Two, first clause']);
});

test('an id that is no requirement is named', () => {
  expect(covered("test('NAV-3 NAV-1.c does this')").unknown).toEqual(['NAV-3', 'NAV-1.c']);
});
