import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Most characters of inline code that stay together: they fit into a line of a list on the narrowest phone. */
export const MAX_TOGETHER = 24;

/** Marks the inline code that may be split over lines, which is the rarer kind: style sheets forbid it for all other. */
export function rehypeInlineCode() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'code' && textOf(node).length > MAX_TOGETHER) node.properties.className = ['long'];
      return node.tagName === 'pre' ? SKIP : undefined;
    });
  };
}
