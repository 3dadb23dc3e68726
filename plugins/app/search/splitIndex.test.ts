import { expect, test } from '@rstest/core';
import { splitIndex } from './splitIndex.ts';

test('the parts of a large index have the pages with a word, and those with it in their title', () => {
  const page = (title: string) => ({ path: `/${title}`, title, summary: '', names: '', headings: [] });
  const titles = ['Routing', 'Routes', 'Files', 'Words', 'More'];
  const prose = [['routing of files'], ['routing'], ['fileRouter'], [], []];
  const { files, directory } = splitIndex(titles.map(page), { prose, code: titles.map(() => []) });
  const words = JSON.parse(files.get(`${directory.parts}/words-0.json`) ?? '{}');
  // Twice the number of the page, plus one if the word names it; after the first number, differences from the previous one.
  // For a word on many pages, only the pages that it names are listed.
  expect(words).toEqual({
    file: '4',
    filerouter: '4',
    files: '5',
    more: '9',
    of: '0',
    router: '4',
    routes: '3',
    routing: '1',
    words: '7',
  });
});
