import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { MAX_TOGETHER } from '../highlight/longInlineCode.ts';

/** Layout of a table on a phone: its rows as cards, or its code with line breaks. */
export type NarrowForm = 'cards' | 'wraps';

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
export function narrowForm(rows: readonly Element[][]): NarrowForm | undefined {
  const columns = rows[0] ?? [];
  const widths = columns.map((_, index) => widthOf(rows.flatMap((row) => row[index] ?? [])));
  const width = widths.reduce((sum, each) => sum + each, GAP * (columns.length - 1));
  if (columns.length <= 2) return width > MIN_ROOM ? 'wraps' : undefined;
  return width > ROOM && !isMatrix(rows) ? 'cards' : undefined;
}
