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

/** The cells of each column, header first. */
function columnsOf(table: Element): Element[][] {
  const rows = selectAll('tr', table).map((row) => selectAll('td, th', row));
  return rows[0]?.map((_, index) => rows.flatMap((row) => row[index] ?? [])) ?? [];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Length of the longest code in a column. */
const longestCode = (cells: readonly Element[]) =>
  Math.max(0, ...cells.flatMap((cell) => selectAll('code', cell)).map((code) => textOf(code).length));

/** Line breaks of code: after a slash, a comma and a bracket, and before a member, which is longer than a file's extension. */
const BREAKS = /(?<=[/,(]|\.(?=\w{4}))(?=\S)/;

/** Adds line breaks to longer code: Chromium breaks no path at its slashes. */
function breakCode(code: Element, longest: number): void {
  const [text] = code.children;
  if (text?.type !== 'text' || text.value.length <= longest) return;
  code.children = text.value
    .split(BREAKS)
    .flatMap((value, index): ElementContent[] => [
      ...(index > 0 ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }] : []),
      { type: 'text', value },
    ]);
}

/** Labels cells with their column, for the layout as cards. */
function labelCells(columns: readonly Element[][]): void {
  for (const [header, ...cells] of columns) {
    for (const { properties } of cells) properties.dataLabel = header && textOf(header).trim();
  }
}

/** Alignment becomes a class: the Content-Security-Policy refuses the `style` attribute that the compiler creates for it. */
function alignCells(columns: readonly Element[][]): void {
  for (const { properties } of columns.flat()) {
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
  visit(cell, 'text', ({ value }, _, parent) => {
    const isCode = parent?.type === 'element' && parent.tagName === 'code';
    const parts = isCode && value.length <= MAX_TOGETHER ? [value] : value.split(/\s+/);
    longest = Math.max(longest, ...parts.map((part) => part.length * (isCode ? CODE : TEXT)));
  });
  return longest;
}

/** px that a column needs at least. */
const widthOf = (cells: readonly Element[]) =>
  Math.max(
    ...cells.map((cell) => Math.max(longestPart(cell), Math.min(textOf(cell).length, MIN_LINE) * TEXT)),
  );

/** True if most cells outside the first column are read at a glance: readers compare rows and columns. */
function isMatrix(columns: readonly Element[][]): boolean {
  const cells = columns.slice(1).flatMap((column) => column.slice(1));
  return cells.filter((cell) => textOf(cell).length <= MAX_GLANCE).length * 2 > cells.length;
}

/**
 * Layout of a table that is too wide for a phone: two columns remain side by side, and a matrix (`isMatrix`) remains a table.
 * @returns undefined for an unchanged table.
 */
function narrowForm(columns: readonly Element[][]): NarrowForm | undefined {
  const width = sum(columns.map(widthOf)) + GAP * (columns.length - 1);
  if (columns.length <= 2) return width > MIN_ROOM ? 'wraps' : undefined;
  return width > ROOM && !isMatrix(columns) ? 'cards' : undefined;
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
      const columns = columnsOf(node);
      alignCells(columns);
      const narrow = narrowForm(columns);
      if (narrow) node.properties.narrow = narrow;
      if (narrow === 'cards') labelCells(columns);
      const isWide = sum(columns.map(longestCode)) > MAX_CODE;
      for (const code of selectAll('code', node)) {
        if (narrow === 'wraps') breakCode(code, MAX_NARROW_CODE);
        else if (isWide) breakCode(code, MAX_TOGETHER);
      }
      return SKIP;
    });
  };
}
