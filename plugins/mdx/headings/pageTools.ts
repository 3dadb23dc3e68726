import type { Element, Root, RootContent } from 'hast';
import { headingRank } from 'hast-util-heading-rank';

/** `theme/page/PageTools.tsx`. */
const COMPONENT = 'PageTools';

const isElement = (node: RootContent | undefined): node is Element => node?.type === 'element';

const isBlank = (node: RootContent) => node.type === 'text' && node.value.trim() === '';

/**
 * Places the tools of a page after its lead, the paragraph below the title, or else after the title (specification.md READ-3).
 * In the document itself, so that reading and focus have the same order.
 */
export function rehypePageTools() {
  return (tree: Root) => {
    const title = tree.children.findIndex((node) => isElement(node) && headingRank(node) === 1);
    if (title < 0) return;
    const next = tree.children.findIndex((node, at) => at > title && !isBlank(node));
    const lead = tree.children[next];
    const place = isElement(lead) && lead.tagName === 'p' ? next : title;
    tree.children.splice(place + 1, 0, {
      type: 'mdxJsxFlowElement',
      name: COMPONENT,
      attributes: [],
      children: [],
    });
  };
}
