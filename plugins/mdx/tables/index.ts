import type { Element, Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Columns that fit side by side on a phone. */
const MAX_COLUMNS = 2;

/** Characters of code that fit on a phone of 390 px, summed over columns. */
const MAX_CODE = 36;

function elementsOf(root: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(root, 'element', (node) => {
    if (node.tagName === tagName) found.push(node);
  });
  return found;
}

/** Sum of the longest code of each column. */
function codeSideBySide(table: Element): number {
  const longest: number[] = [];
  for (const row of elementsOf(table, 'tr')) {
    elementsOf(row, 'td').forEach((cell, index) => {
      const lengths = elementsOf(cell, 'code').map((code) => textOf(code).length);
      longest[index] = Math.max(longest[index] ?? 0, ...lengths);
    });
  }
  return longest.reduce((sum, length) => sum + length, 0);
}

/** Labels cells with their column, for the layout as cards. */
function labelCells(table: Element): void {
  const labels = elementsOf(table, 'th').map((cell) => textOf(cell).trim());
  if (labels.length <= MAX_COLUMNS && codeSideBySide(table) <= MAX_CODE) return;
  table.properties.cards = true;
  for (const row of elementsOf(table, 'tr')) {
    elementsOf(row, 'td').forEach((cell, index) => {
      cell.properties.dataLabel = labels[index];
    });
  }
}

/**
 * Names tables after the heading above, and marks wide ones for the layout as cards: properties `name` and `cards` of the
 * theme's `Table`.
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
      labelCells(node);
      return SKIP;
    });
  };
}
