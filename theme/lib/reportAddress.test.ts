import { expect, test } from '@rstest/core';
import { reportAddress } from './reportAddress.ts';

const selectedIn = (selected: string) => {
  const address = reportAddress('https://example.com/issues/new', {
    title: 'T & <T>',
    page: 'https://example.com/a?b=c&d',
    version: '1.0',
    selected,
  });
  expect(address.length).toBeLessThan(8000);
  expect(address).toMatch(/^[\x21-\x7e]+$/);
  const { selected: found, ...fields } = Object.fromEntries(new URL(address).searchParams);
  expect(fields).toEqual({
    template: 'page.yml',
    title: 'T & <T>',
    page: 'https://example.com/a?b=c&d',
    version: '1.0',
  });
  return found;
};

test('without a selection the issue has the page alone', () => {
  for (const nothing of ['', ' \n\t ']) expect(selectedIn(nothing)).toBeUndefined();
});

test('lines of a selection stay lines, and blanks between them go', () => {
  expect(selectedIn('  One\u00a0\t two\r\n\n\n   three  \n')).toBe('One two\nthree');
});

test('a selection is cut between two characters, of any number of bytes', () => {
  for (const [character, most] of [
    ['a', 8000],
    ['`', 3000],
    ['é', 1400],
    ['\u05d0', 1400],
    ['漢', 900],
    ['🍔', 700],
  ] as const) {
    const selected = selectedIn(character.repeat(10_000)) ?? '';
    expect(selected.endsWith('…')).toBe(true);
    const quoted = [...selected.slice(0, -1)];
    expect([...new Set(quoted)]).toEqual([character]);
    expect(quoted.length).toBeLessThan(most);
    expect(quoted.length).toBeGreaterThan(most / 2);
  }
});

test('half a character is replaced, and throws nothing', () => {
  expect(selectedIn('a\ud83cb')).toBe('a\ufffdb');
});
