import type { Element, Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Most columns of a table that are read side by side on a phone. */
const MAX_COLUMNS = 2;

/** Most characters of code that fit side by side on a phone of 390 px, in the longest cells of the columns. */
const MAX_CODE = 36;

function elementsOf(root: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(root, 'element', (node) => {
    if (node.tagName === tagName) found.push(node);
  });
  return found;
}

/** Characters of the longest code in each column, together. */
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

/** Gives every cell of the body the words of its column's header, for where the table is shown as cards. */
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
 * Names every table of a page after the heading above it, and prepares those of more than two columns, or of code that does
 * not fit into two, for being shown as cards. The theme's `Table` takes the properties `name` and `cards`.
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
