/** Blocks that the build adds to pages. */
import type { Link, RootContent } from 'mdast';
import { docsOf, movedOf } from '../content/frontmatter.ts';
import { element, heading, link, list, text } from './nodes.ts';

/** Title of the heading or page at an address; undefined for none. */
export type TitleAt = (address: string) => string | undefined;

/**
 * Elements at the foot of a page with the ids of headings that have moved, and links to their new places. The head script
 * follows them (`theme/boot/redirectMovedHash.ts`).
 */
export const movedBlocks = (frontmatter: unknown, titleAt: TitleAt): RootContent[] =>
  Object.entries(movedOf(frontmatter)).map(([anchor, address]) =>
    element('p', { id: anchor, 'data-moved': `#${encodeURI(anchor)}`, 'data-markdown-ignore': '' }, [
      text('This section has moved: '),
      link(address, text(titleAt(address) ?? address)),
    ]),
  );

/** Title of the page, and of the section. */
function linkTo(address: string, titleAt: TitleAt): Link {
  const [page = ''] = address.split('#');
  const titles = [...new Set([page, address])].map((each) => titleAt(each) ?? each);
  return link(address, text(titles.join(': ')));
}

/** Links to the docs that a post is about. @param title heading above the links. */
export function changedDocsBlocks(
  frontmatter: unknown,
  titleAt: TitleAt,
  title: () => string,
): RootContent[] {
  const addresses = docsOf(frontmatter);
  if (addresses.length === 0) return [];
  return [heading(2, text(title())), list(addresses.map((address) => [linkTo(address, titleAt)]))];
}

export interface Overview {
  category: string;
  pages: readonly { title: string; description: string; href: string }[];
}

/** Cards at the end of the first page of a category (`theme/docs/CategoryCards.tsx`). */
export const overviewBlock = ({ category, pages }: Overview): RootContent =>
  element('CategoryCards', { category, pages });

/**
 * The blocks of a page with the drawing of its front matter (`drawing`) below its title and lead: a post begins with the same
 * drawing as its entry in the list. It is on the page alone; feeds, Markdown files and the search have its words.
 */
export function withCover(blocks: readonly RootContent[], drawing: unknown): readonly RootContent[] {
  const title = blocks.findIndex((block) => block.type === 'heading' && block.depth === 1);
  if (typeof drawing !== 'string' || title < 0) return blocks;
  const place = title + (blocks[title + 1]?.type === 'paragraph' ? 2 : 1);
  return [...blocks.slice(0, place), element('PostCover', { drawing }), ...blocks.slice(place)];
}
