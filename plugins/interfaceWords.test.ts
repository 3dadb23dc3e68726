import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { BUILD_KEYS } from './content/translations.ts';
import { readInterfaceWords } from './interfaceWords.ts';
import { PROJECT_ROOT } from './projectRoot.ts';

let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'words-'));
  fs.mkdirSync(path.join(dir, 'theme/search'), { recursive: true });
  fs.writeFileSync(
    path.join(dir, 'theme/search/Search.tsx'),
    "import {\n  searchClose as close,\n  ownWord,\n} from '#words';\n",
  );
});

afterEach(() => fs.rmSync(dir, { recursive: true }));

const BUILD = Object.fromEntries(BUILD_KEYS.map((key) => [key, key]));

function read(text: string) {
  const file = path.join(dir, 'words.json');
  fs.writeFileSync(file, text);
  const { words, problems } = readInterfaceWords(file, path.join(dir, 'theme'));
  return { words, problems: problems.map(({ line, reason }) => `${line}: ${reason}`) };
}

test('words that are there are read, also those that nobody uses', () => {
  const words = { ...BUILD, searchClose: 'Zu', ownWord: 'Eigenes', more: 'Mehr' };
  expect(read(JSON.stringify(words))).toEqual({ words, problems: [] });
});

test('a word that is missing is named with its key, who uses it, the nearest key and its text in English', () => {
  const { words, problems } = read(JSON.stringify({ ...BUILD, searchClsoe: 'Zu', ownWord: 'Eigenes' }));
  expect(problems).toEqual([
    '1: "searchClose" is missing, which theme/search/Search.tsx uses. Did you mean "searchClsoe"? Add "searchClose": "Close" in the language of the site.',
  ]);
  expect(words.searchClose).toBe('Close');
});

test('a file without words has a problem for each word', () => {
  const { problems } = read('{}');
  expect(problems).toHaveLength(BUILD_KEYS.length + 2);
  expect(problems).toContainEqual(expect.stringMatching(/^1: "searchClose" is missing/));
});

test('a word that is no text is named with its line', () => {
  const { words, problems } = read(
    `${JSON.stringify({ ...BUILD, searchClose: 'Zu' }).slice(0, -1)},\n"ownWord": 5}`,
  );
  expect(problems).toEqual(['2: "ownWord": expected a text, found 5. Put quotes round it.']);
  expect(words.ownWord).toBe('ownWord');
});

test.each([
  ['{\n  "a": "b",\n}', '3: Not readable: property name expected. Check commas and quotes.'],
  ['{\n  "a": "b",\n  "a": "c"\n}', '3: Not readable: the key "a" is there twice. Remove one.'],
  ['[]', '1: expected an object: `{ "key": "text" }`, found [].'],
])('a file that is no object of words has one problem: %s', (text, problem) => {
  const { words, problems } = read(text);
  expect(problems).toEqual([problem]);
  expect(words.searchClose).toBe('Close');
});

test('the words of this site are all there', () => {
  const { problems } = readInterfaceWords(
    path.join(PROJECT_ROOT, 'words.json'),
    path.join(PROJECT_ROOT, 'theme'),
  );
  expect(problems).toEqual([]);
});
