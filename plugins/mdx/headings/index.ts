import type { Element, Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { removeHeadingAnchor } from '../../engine/headingAnchor.ts';

/** Key in the data of a file: true for a home page. */
export const IS_HOME = 'isHome';

/**
 * The engine's first child of each heading is a focusable `#` that is hidden from assistive technology. This moves it to the
 * end, with a name; the title of the page and the headings of a home page have none.
 */
export function rehypeHeadingLinks() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (node: Element) => {
      const rank = headingRank(node);
      if (!rank || !removeHeadingAnchor(node, file) || rank === 1 || file.data[IS_HOME]) return;
      const title = textOf(node).trim();
      // Excludes the name of the link.
      node.properties.ariaLabel = title;
      node.children.push({
        type: 'element',
        tagName: 'a',
        properties: {
          className: ['heading-link'],
          href: `#${node.properties.id}`,
          ariaLabel: `Link to the section ${title}`,
        },
        children: [],
      });
    });
  };
}

/**
 * Places the tools of a page (`theme/page/PageTools.tsx`) after its lead, the paragraph below the title, or else after the title (specification.md READ-3).
 * In the document itself, so that reading and focus have the same order.
 */
export function rehypePageTools() {
  return (tree: Root) => {
    const blocks = tree.children.filter((node) => node.type !== 'text');
    const title = blocks.findIndex((node) => node.type === 'element' && headingRank(node) === 1);
    const lead = blocks[title + 1];
    const before = lead?.type === 'element' && lead.tagName === 'p' ? lead : blocks[title];
    if (title < 0 || !before) return;
    const place = tree.children.indexOf(before);
    tree.children.splice(place + 1, 0, {
      type: 'mdxJsxFlowElement',
      name: 'PageTools',
      attributes: [],
      children: [],
    });
  };
}
