import type { Element, ElementContent, Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { MAX_TOGETHER } from '../highlight/longInlineCode.ts';
import { narrowForm } from './narrowForm.ts';

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
