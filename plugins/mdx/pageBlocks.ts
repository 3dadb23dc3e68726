/** Blocks that the build adds to pages. */
import type { Link, RootContent } from 'mdast';
import { docsOf, movedOf } from '../content/frontmatter.ts';
import { element, heading, link, list, text } from './nodes.ts';

/** Title of the heading or the page at an address; undefined where there is none. */
export type TitleAt = (address: string) => string | undefined;

/**
 * Elements at the foot of a page, one for each heading that has moved from it, with the old id and a link to the new place. The head
 * script follows the link (`theme/boot/followMoved.ts`); without scripts the reader sees it.
 */
export const movedBlocks = (frontmatter: unknown, titleAt: TitleAt): RootContent[] =>
  Object.entries(movedOf(frontmatter)).map(([anchor, address]) =>
    element('p', { id: anchor, 'data-moved': `#${encodeURI(anchor)}`, 'data-markdown-ignore': '' }, [
      text('This section has moved: '),
      link(address, text(titleAt(address) ?? address)),
    ]),
  );

/** A link to a doc by its title, to a section by both titles. */
function linkTo(address: string, titleAt: TitleAt): Link {
  const [page = ''] = address.split('#');
  const addresses = address === page ? [page] : [page, address];
  return link(address, text(addresses.map((each) => titleAt(each) ?? each).join(': ')));
}

/** Links at the end of a post to the docs that its front matter names. @param title heading above the links. */
export function changedDocsBlocks(
  frontmatter: unknown,
  titleAt: TitleAt,
  title: () => string,
): RootContent[] {
  const addresses = docsOf(frontmatter);
  if (addresses.length === 0) return [];
  return [heading(2, text(title())), list(addresses.map((address) => [linkTo(address, titleAt)]))];
}

/** The other pages of the category that a page opens. */
export interface Overview {
  category: string;
  pages: readonly { title: string; description: string; href: string }[];
}

/** Cards at the end of the first page of a category (`theme/docs/CategoryCards.tsx`). */
export const overviewBlock = ({ category, pages }: Overview): RootContent =>
  element('CategoryCards', { category, pages });
