import type { Element, Root, RootContent } from 'hast';
import { headingRank } from 'hast-util-heading-rank';

/** The component that every page has after its title and lead; the theme says what it shows (`theme/page/PageTools.tsx`). */
const COMPONENT = 'PageTools';

const isElement = (node: RootContent | undefined): node is Element => node?.type === 'element';

const isBlank = (node: RootContent) => node.type === 'text' && node.value.trim() === '';

/**
 * Gives the page's tools their place in the document itself: after the lead, the paragraph right below the title, and
 * where there is none after the title (specification.md READ-3). What stands in the served page in this order is read,
 * focused and seen in this order, and nothing has to move.
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
