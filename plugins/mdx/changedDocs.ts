import type { Link, RootContent } from 'mdast';
import { docsOf } from '../content/frontmatter.ts';
import type { TitleAt } from './moved.ts';
import { heading, link, list, text } from './nodes.ts';

/** A doc by its title; a section of it by both titles. */
function linkTo(address: string, titleAt: TitleAt): Link {
  const [page = ''] = address.split('#');
  const names = address === page ? [page] : [page, address];
  return link(address, text(names.map((name) => titleAt(name) ?? name).join(': ')));
}

/**
 * What stands at the end of a post that is about docs: links to them, so that the page, its outline, the search, the feeds and
 * the Markdown have them alike.
 *
 * @param frontmatter of the page.
 * @param title words above the links.
 * @returns nothing for a page that names no docs.
 */
export function changedDocsBlocks(
  frontmatter: unknown,
  titleAt: TitleAt,
  title: () => string,
): RootContent[] {
  const addresses = docsOf(frontmatter);
  if (addresses.length === 0) return [];
  return [heading(2, text(title())), list(addresses.map((address) => [linkTo(address, titleAt)]))];
}
