import { expect, test } from '@rstest/core';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { rehypeTables } from './index.ts';

function transform(html: string): string {
  const tree: Root = fromHtml(html, { fragment: true });
  rehypeTables()(tree);
  return toHtml(tree);
}

const table = (columns: number) => {
  const cells = (tag: string, word: string) =>
    Array.from({ length: columns }, (_, index) => `<${tag}>${word} <b>${index}</b></${tag}>`).join('');
  return `<table><thead><tr>${cells('th', 'head')}</tr></thead><tbody><tr>${cells('td', 'cell')}</tr></tbody></table>`;
};

const namesIn = (html: string) => [...html.matchAll(/<table name="([^"]*)"/g)].map(([, name]) => name);

test('READ-6.b a table is named after the heading above it, and no two tables of a page have one name', () => {
  const html = transform(
    `<h1>Page</h1>${table(2)}<h2>One <code>x</code></h2>${table(2)}${table(2)}<h3>Two</h3>${table(2)}<h2>Page</h2>${table(2)}`,
  );
  expect(namesIn(html)).toEqual([
    'Table: Page',
    'Table: One x',
    'Table: One x (2)',
    'Table: Two',
    'Table: Page (2)',
  ]);
});

const rows = (...all: string[][]) =>
  `<table>${all.map((row, at) => `<tr>${row.map((cell) => `<${at ? 'td' : 'th'}>${cell}</${at ? 'td' : 'th'}>`).join('')}</tr>`).join('')}</table>`;

const SENTENCE = 'what happens then is told in a sentence';

const formOf = (html: string) => / narrow="([^"]*)"/.exec(transform(html))?.[1];

test('READ-6.c cells have the name of their column where three columns of sentences do not fit on a phone', () => {
  const html = transform(rows(['What', 'Why', 'Fix'], [SENTENCE, SENTENCE, SENTENCE]));
  expect(html).toContain('<table name="Table: " narrow="cards">');
  expect([...html.matchAll(/<td data-label="([^"]*)">/g)].map(([, label]) => label)).toEqual([
    'What',
    'Why',
    'Fix',
  ]);
  expect(html).not.toContain('<th data-label');
});

test('READ-6.c tables that fit on a phone, or compare values, stay tables', () => {
  expect(formOf(rows(['Name', 'Kind', 'Since'], ['Burger', 'class', '0.1']))).toBeUndefined();
  const matrix = rows(
    ['Request', 'Global middleware', 'Validation', 'Route middleware', 'Handler'],
    ['a middleware returns', 'yes', 'no', 'up to that one', 'no'],
    ['unknown path', 'no', 'no', 'no', 'no'],
  );
  expect(formOf(matrix)).toBeUndefined();
  expect(transform(matrix)).not.toContain('data-label');
});

test('READ-6.c two columns are read side by side: code that does not fit breaks into lines', () => {
  const ofCode = (...lengths: [number, number][]) =>
    formOf(
      rows(['a', 'b'], ...lengths.map((row) => row.map((length) => `<code>${'x'.repeat(length)}</code>`))),
    );
  expect(ofCode([16, 16], [2, 3])).toBeUndefined();
  expect(ofCode([18, 2], [3, 19])).toBe('wraps');
  expect(formOf(rows(['a', 'b'], [SENTENCE, SENTENCE]))).toBeUndefined();
  expect(
    transform(rows(['a', 'b'], ['<code>req.headers.get</code>', '<code>Response.json(data, 3)</code>'])),
  ).toContain(
    '<td><code>req.<wbr>headers.get</code></td><td><code>Response.<wbr>json(<wbr>data, 3)</code></td>',
  );
});

test('READ-6.a code breaks behind a slash and a comma where the columns do not fit beside the sidebar', () => {
  const path = '<code>api/tables/[tableId]/route.ts</code>';
  const narrow = transform(rows(['a', 'b', 'c'], [path, '<code>a/b/c</code>', SENTENCE]));
  expect(narrow).not.toContain('<wbr>');
  const wide = transform(rows(['a', 'b', 'c'], [path, path, '<code>a/code/not/broken</code>']));
  expect(wide).toContain('<code>api/<wbr>tables/<wbr>[tableId]/<wbr>route.ts</code>');
  expect(wide).toContain('<code>a/code/not/broken</code>');
});

test('SAFE-1 a column is aligned by a class, since the policy refuses a style', () => {
  const html = transform(
    '<table><tr><th align="left">a</th><th align="center">b</th><th align="right">c</th></tr><tr><td align="left">1</td><td align="center">2</td><td align="right">3</td></tr></table>',
  );
  expect(html).not.toContain('align=');
  expect(html.match(/<t[hd][^>]*>/g)).toEqual([
    '<th>',
    '<th class="center">',
    '<th class="right">',
    '<td>',
    '<td class="center">',
    '<td class="right">',
  ]);
});
