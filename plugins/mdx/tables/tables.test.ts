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

test('READ-6.c cells say what their column is where there are more than two', () => {
  expect(transform(table(2))).not.toMatch(/data-label|cards/);
  const html = transform(table(3));
  expect(html).toContain('<table name="Table: " cards>');
  expect([...html.matchAll(/<td data-label="([^"]*)">/g)].map(([, label]) => label)).toEqual([
    'head 0',
    'head 1',
    'head 2',
  ]);
  expect(html).not.toContain('<th data-label');
});

test('READ-6.c two columns of code are cards where the longest of each do not fit side by side on a phone', () => {
  const ofCode = (...rows: [number, number][]) => {
    const cell = (length: number) => `<td><code>${'x'.repeat(length)}</code> and <code>y</code></td>`;
    const body = rows.map(([first, second]) => `<tr>${cell(first)}${cell(second)}</tr>`).join('');
    return transform(`<table><tr><th>a</th><th>b</th></tr>${body}</table>`);
  };
  expect(ofCode([18, 18], [2, 3])).not.toMatch(/data-label|cards/);
  expect(ofCode([18, 2], [3, 19])).toMatch(
    /<table name="Table: " cards>.*<td data-label="a">.*<td data-label="b">/,
  );
});
