import { expect, test } from '@rstest/core';
import { reportAddress } from './reportAddress.ts';

const bodyOf = (selected: string) => {
  const address = reportAddress({
    issues: 'https://example.com/issues/new',
    title: 'T & <T>',
    above: 'Page: /a?b=c&d',
    below: 'What?',
    label: 'Selected:',
    selected,
  });
  expect(address.length).toBeLessThan(8000);
  expect(address).toMatch(/^[\x21-\x7e]+$/);
  const { searchParams } = new URL(address);
  expect(searchParams.get('title')).toBe('T & <T>');
  return searchParams.get('body') ?? '';
};

test('without a selection the issue has page and question', () => {
  for (const nothing of ['', ' \n\t ']) expect(bodyOf(nothing)).toBe('Page: /a?b=c&d\n\nWhat?\n\n');
});

test('lines of a selection stay lines, and blanks between them go', () => {
  expect(bodyOf('  One\u00a0\t two\r\n\n\n   three  \n')).toBe(
    'Page: /a?b=c&d\n\nSelected:\n\n```text\nOne two\nthree\n```\n\nWhat?\n\n',
  );
});

test('what is selected is never markup: a fence is longer than any in it', () => {
  expect(bodyOf('@someone\n````\n# x')).toContain('\n`````text\n@someone\n````\n# x\n`````\n');
});

test('a selection is cut between two characters, whatever they weigh', () => {
  for (const [character, most] of [
    ['a', 8000],
    ['`', 1000],
    ['é', 1400],
    ['\u05d0', 1400],
    ['漢', 900],
    ['🍔', 700],
  ] as const) {
    const body = bodyOf(character.repeat(10_000));
    const [, quoted = ''] = /text\n(.*)…\n`/su.exec(body) ?? [];
    expect([...new Set(quoted)]).toEqual([character]);
    expect([...quoted].length).toBeLessThan(most);
    expect([...quoted].length).toBeGreaterThan(most / 2);
    expect(body.endsWith('What?\n\n')).toBe(true);
    expect(body).not.toContain('\ufffd');
  }
});

test('half a character is replaced, and throws nothing', () => {
  expect(bodyOf('a\ud83cb')).toContain('a\ufffdb');
});
