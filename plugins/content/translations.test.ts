import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import type { Locales } from '../../model/locales.ts';
import { checkTranslations, readMessages, readStrings } from './translations.ts';

let dir: string;

const ENGLISH = {
  home: 'Home',
  updated: 'Last updated on {date}',
  postsOne: '{count} post',
  postsOther: '{count} posts',
};

const GERMAN = {
  home: 'Startseite',
  updated: 'Geändert am {date}',
  postsOne: 'ein Beitrag',
  postsOther: '{count} Beiträge',
  site: { Small: 'Klein' },
};

const locales: Locales = [
  { code: 'en', label: 'English', dir: 'ltr', calendar: 'gregory' },
  { code: 'de', label: 'Deutsch', dir: 'ltr', calendar: 'gregory' },
];

const only = (code: string): Locales => [locales[0], { code, label: code, dir: 'ltr', calendar: 'gregory' }];

const write = (name: string, data: unknown) => {
  const file = path.join(dir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, typeof data === 'string' ? data : `${JSON.stringify(data, null, 2)}\n`);
};

/** The interface has "Home" under a key: the site need not repeat it. */
const options = () => ({
  file: path.join(dir, 'words.json'),
  words: ENGLISH,
  siteTexts: () => ['Small', 'Home', 'Small'],
});

/** Problems of the translations, each as `file:line: reason`. */
const problems = (given: Locales = locales) =>
  checkTranslations(options(), given, path.join(dir, 'docs')).map(
    ({ file, line, reason }) => `${path.relative(dir, file)}:${line}: ${reason}`,
  );

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'translations-'));
  write('words.json', ENGLISH);
  write('words.de.json', GERMAN);
  write('docs/docs/index.mdx', '');
  write('docs/de/index.mdx', '');
  write('docs/de/docs/index.mdx', '');
});
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

describe('DATA-1.d mistakes in a language have a message, with the place and the fix', () => {
  test('a whole translation has no problem', () => {
    expect(problems()).toEqual([]);
  });

  test('keys that are missing or unknown', () => {
    const { home: _, ...rest } = GERMAN;
    write('words.de.json', { hom: 'Startseite', ...rest });
    expect(problems()).toEqual([
      'words.de.json:1: Missing: "home". Translate it.',
      'words.de.json:2: Unknown key "hom". Did you mean "home"? Available keys: "home", "updated", "postsOne", "postsOther".',
    ]);
  });

  test('texts of the site that are missing or unknown', () => {
    write('words.de.json', { ...GERMAN, site: { Smal: 'Klein' } });
    expect(problems()).toEqual([
      'words.de.json:6: Missing under "site": "Small". Translate it.',
      'words.de.json:7: Unknown text "Smal". Did you mean "Small"? Available texts: "Small".',
    ]);
    const { site: _, ...rest } = GERMAN;
    write('words.de.json', rest);
    expect(problems()).toEqual(['words.de.json:1: Missing under "site": "Small". Translate it.']);
  });

  test('places of values, empty texts, other values', () => {
    write('words.de.json', { ...GERMAN, home: '', updated: 'Geändert am {tag}', postsOther: ['viele'] });
    expect(problems()).toEqual([
      'words.de.json:2: "home": expected a text, found "".',
      'words.de.json:3: "updated": Nothing stands for {date}: write it where the value belongs.',
      'words.de.json:3: "updated": There is no value for {tag}. Values: {date}.',
      'words.de.json:5: "postsOther": expected a text, found ["viele"].',
    ]);
  });

  test('a file that cannot be read', () => {
    write('words.de.json', '{\n  "home": "Start');
    expect(problems()[0]).toMatch(/^words\.de\.json:\d+: Not readable: /);
    write('words.de.json', '[]');
    expect(problems()).toEqual(['words.de.json:1: expected an object of words by their keys, found [].']);
  });

  test('pages without words, and words without pages', () => {
    fs.rmSync(path.join(dir, 'words.de.json'));
    expect(problems()).toEqual([
      'words.de.json:1: "Deutsch" (de) is a language of the site and has no words. Create this file with the keys of words.json.',
    ]);
    write('words.de.json', GERMAN);
    fs.rmSync(path.join(dir, 'docs/de'), { recursive: true });
    expect(problems()).toEqual([
      'docs/de/index.mdx:1: "Deutsch" (de) is a language of the site and has no home page. Create this file, with `pageType: home` in its front matter.',
    ]);
  });

  test('words and pages of a language that the site does not name', () => {
    expect(problems([locales[0]])).toEqual([
      'words.de.json:1: "de" is no language of the site. Add its entry to `locales` in site.ts, or remove this.',
      'docs/de/docs/index.mdx:1: "de" has docs of its own and is no language of the site. Add its entry to `locales` in site.ts, or remove this.',
    ]);
  });

  test('the forms that a language needs for numbers', () => {
    fs.renameSync(path.join(dir, 'words.de.json'), path.join(dir, 'words.pl.json'));
    fs.renameSync(path.join(dir, 'docs/de'), path.join(dir, 'docs/pl'));
    expect(problems(only('pl'))).toEqual([
      'words.pl.json:1: Missing: "postsFew", "postsMany". Translate them.',
    ]);
    fs.renameSync(path.join(dir, 'words.pl.json'), path.join(dir, 'words.ja.json'));
    fs.renameSync(path.join(dir, 'docs/pl'), path.join(dir, 'docs/ja'));
    const { postsOne: _, ...rest } = GERMAN;
    write('words.ja.json', rest);
    expect(problems(only('ja'))).toEqual([]);
  });
});

test('R-8.a translated messages, by the text of the first language', () => {
  write('words.de.json', { ...GERMAN, home: 'Home' });
  expect(readMessages(options(), 'de')).toEqual({
    'Last updated on {date}': 'Geändert am {date}',
    '{count} post': 'ein Beitrag',
    '{count} posts': '{count} Beiträge',
    Small: 'Klein',
  });
  write('words.pl.json', { postsFew: '{count} wpisy', postsMany: '{count} wpisów' });
  expect(readMessages(options(), 'pl')).toEqual({
    '{count} posts few': '{count} wpisy',
    '{count} posts many': '{count} wpisów',
  });
  expect(readStrings(options(), 'en', {}).translate('Small')).toBe('Small');
  expect(readStrings(options(), 'de').translate('Small')).toBe('Klein');
});
