import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { interfaceWords } from './interfaceWords.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'words-'));
const write = (name: string, words: Record<string, string>) => {
  const file = path.join(dir, name);
  fs.writeFileSync(file, JSON.stringify(words));
  return file;
};

test('a word that a site has not translated is named with its key, its file and what it says', () => {
  const reference = write('reference.json', { search: 'Search', close: 'Close "it"' });
  expect(
    interfaceWords(write('whole.json', { search: 'Suche', close: 'Zu', own: 'Eigenes' }), reference),
  ).toEqual({
    search: '"Suche"',
    close: '"Zu"',
    own: '"Eigenes"',
  });
  const file = write('part.json', { search: 'Suche' });
  expect(() => interfaceWords(file, reference)).toThrow(
    `${file} lacks words of the interface. Add them in its language:\n  "close": "Close \\"it\\""`,
  );
});
