/**
 * One rule for the whole site: straight apostrophes and quotation marks, in prose, strings of the interface and feeds alike.
 * Readers type these characters into the search, and copy them between text and code.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { PROJECT_ROOT } from '../projectRoot.ts';

const CURLY = /[‘’‚‛“”„‟]/u;

/** Files of a folder whose names match, relative to the root. */
const filesOf = (folder: string, names: RegExp) =>
  fs
    .readdirSync(path.join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file));

/** `file:line: text` of every line with a curly mark. */
const found = (file: string, text: string) =>
  text
    .split('\n')
    .flatMap((line, index) => (CURLY.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));

/** Source of a page with spaces in place of code, which may contain curly marks; line numbers are unchanged. */
function proseOf(source: string): string {
  const tree = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).parse(source);
  const lines = source.split('\n');
  visit(tree, ['code', 'inlineCode'], ({ position }) => {
    if (!position) return;
    for (let line = position.start.line - 1; line < position.end.line; line++) {
      const text = lines[line] ?? '';
      const from = line === position.start.line - 1 ? position.start.column - 1 : 0;
      const to = line === position.end.line - 1 ? position.end.column - 1 : text.length;
      lines[line] = text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
    }
  });
  return lines.join('\n');
}

test('pages and posts have straight apostrophes and quotation marks', () => {
  const pages = filesOf('docs', /\.mdx$/);
  expect(pages.length).toBeGreaterThan(20);
  expect(
    pages.flatMap((file) => found(file, proseOf(fs.readFileSync(path.join(PROJECT_ROOT, file), 'utf8')))),
  ).toEqual([]);
});

test('so have titles of samples and data of the site, and all strings of the interface', () => {
  const files = [
    ...filesOf('docs', /\.json$/),
    ...filesOf('samples', /requests\.http$/),
    ...filesOf('theme', /(?<!\.test)\.tsx?$/),
    ...filesOf('plugins', /(?<!\.test)\.ts$/),
  ];
  expect(files.length).toBeGreaterThan(200);
  expect(
    files.flatMap((file) => found(file, fs.readFileSync(path.join(PROJECT_ROOT, file), 'utf8'))),
  ).toEqual([]);
});

test('code is left out, line by line', () => {
  expect(found('a', proseOf('a `’` b\n\n```\n“\n```\n\n’'))).toEqual(['a:7: ’']);
});
