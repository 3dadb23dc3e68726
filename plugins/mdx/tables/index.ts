import type { Element, ElementContent, Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { MAX_TOGETHER } from '../highlight/longInlineCode.ts';

/** Characters of code that fit beside the sidebar, summed over columns. */
const MAX_CODE = 70;

/** Characters of code that fit into one of two columns of a phone of 320 px. */
const MAX_NARROW_CODE = 14;

/** The cells of each row, header included. */
const rowsOf = (table: Element): Element[][] => selectAll('tr', table).map((row) => selectAll('td, th', row));

/** Sum of the longest code of each column. */
function codeSideBySide(rows: readonly Element[][]): number {
  const longest: number[] = [];
  for (const row of rows) {
    for (const [index, cell] of row.entries()) {
      const lengths = selectAll('code', cell).map((code) => textOf(code).length);
      longest[index] = Math.max(longest[index] ?? 0, ...lengths);
    }
  }
  return longest.reduce((sum, length) => sum + length, 0);
}

const BREAK: ElementContent = { type: 'element', tagName: 'wbr', properties: {}, children: [] };

/** Line breaks of code: after a slash, a comma and a bracket, and before a member, which is longer than a file's extension. */
const BREAKS = /(?<=[/,(]|\.(?=\w{4}))(?=\S)/;

/** Adds line breaks to longer code: Chromium breaks no path at its slashes. */
function breakCode(code: Element, longest: number): void {
  const [text] = code.children;
  if (text?.type !== 'text' || text.value.length <= longest) return;
  code.children = text.value
    .split(BREAKS)
    .flatMap((value, index): ElementContent[] => [
      ...(index > 0 ? [structuredClone(BREAK)] : []),
      { type: 'text', value },
    ]);
}

/** Labels cells with their column, for the layout as cards. */
function labelCells(rows: readonly Element[][]): void {
  const labels = rows[0]?.map((cell) => textOf(cell).trim()) ?? [];
  for (const row of rows) {
    for (const [index, cell] of row.entries())
      if (cell.tagName === 'td') cell.properties.dataLabel = labels[index];
  }
}

/** Alignment becomes a class: the Content-Security-Policy refuses the `style` attribute that the compiler creates for it. */
function alignCells(rows: readonly Element[][]): void {
  for (const { properties } of rows.flat()) {
    const { align } = properties;
    delete properties.align;
    if (align === 'center' || align === 'right') properties.className = [align];
  }
}

/** Layout of a table on a phone: its rows as cards, or its code with line breaks. */
type NarrowForm = 'cards' | 'wraps';

/** px that the columns of a table share on a phone of 390 px, and on the narrowest. */
const ROOM = 358;
const MIN_ROOM = 288;

/** Mean px of a character of text and of code, and px between two columns (`theme/styles/prose.css`). */
const TEXT = 7.6;
const CODE = 7.9;
const GAP = 24;

/** Characters of a line below which a column of sentences reads one word a line. */
const MIN_LINE = 16;

/** Most characters of a cell that is read at a glance: "yes", "none", "404". */
const MAX_GLANCE = 4;

/** px of the longest part of a cell that no line breaks. */
function longestPart(cell: Element): number {
  let longest = 0;
  const measure = (words: string, each: number) => {
    for (const word of words.split(/\s+/)) longest = Math.max(longest, word.length * each);
  };
  visit(cell, (node) => {
    if (node.type === 'text') measure(node.value, TEXT);
    if (node.type !== 'element' || node.tagName !== 'code') return undefined;
    const code = textOf(node);
    if (code.length <= MAX_TOGETHER) longest = Math.max(longest, code.length * CODE);
    else measure(code, CODE);
    return 'skip';
  });
  return longest;
}

/** px that a column needs at least. */
function widthOf(cells: readonly Element[]): number {
  return Math.max(
    ...cells.map((cell) => Math.max(longestPart(cell), Math.min(textOf(cell).length, MIN_LINE) * TEXT)),
  );
}

/** True if most cells outside the first column are read at a glance: readers compare rows and columns. */
function isMatrix(rows: readonly Element[][]): boolean {
  const cells = rows.slice(1).flatMap((row) => row.slice(1));
  return cells.filter((cell) => textOf(cell).length <= MAX_GLANCE).length * 2 > cells.length;
}

/**
 * Layout of a table that is too wide for a phone: two columns remain side by side, and a matrix (`isMatrix`) remains a table.
 * @param rows the cells of each row, header first.
 * @returns undefined for an unchanged table.
 */
function narrowForm(rows: readonly Element[][]): NarrowForm | undefined {
  const columns = rows[0] ?? [];
  const widths = columns.map((_, index) => widthOf(rows.flatMap((row) => row[index] ?? [])));
  const width = widths.reduce((sum, each) => sum + each, GAP * (columns.length - 1));
  if (columns.length <= 2) return width > MIN_ROOM ? 'wraps' : undefined;
  return width > ROOM && !isMatrix(rows) ? 'cards' : undefined;
}

/**
 * Names tables after the heading above, and sets their layout on a phone: properties `name` and `narrow` of the theme's
 * `Table`.
 */
export function rehypeTables() {
  return (tree: Root) => {
    const counts = new Map<string, number>();
    let heading = '';
    visit(tree, 'element', (node) => {
      if (headingRank(node)) heading = textOf(node).trim();
      if (node.tagName !== 'table') return;
      const count = (counts.get(heading) ?? 0) + 1;
      counts.set(heading, count);
      node.properties.name = `Table: ${heading}${count > 1 ? ` (${count})` : ''}`;
      const rows = rowsOf(node);
      alignCells(rows);
      const narrow = narrowForm(rows);
      if (narrow) node.properties.narrow = narrow;
      if (narrow === 'cards') labelCells(rows);
      const isWide = codeSideBySide(rows) > MAX_CODE;
      for (const code of selectAll('code', node)) {
        if (narrow === 'wraps') breakCode(code, MAX_NARROW_CODE);
        else if (isWide) breakCode(code, MAX_TOGETHER);
      }
      return SKIP;
    });
  };
}
