import type { RootContent } from 'mdast';
import { element } from './nodes.ts';

/**
 * The blocks of a page with the drawing that its front matter names (`drawing`), below its title and lead: what opens a post in the list
 * opens the post. It is on the page alone; feeds, Markdown files and the search have its words.
 *
 * @param drawing of the front matter; undefined for none.
 */
export function withCover(blocks: readonly RootContent[], drawing: unknown): readonly RootContent[] {
  const title = blocks.findIndex((block) => block.type === 'heading' && block.depth === 1);
  if (typeof drawing !== 'string' || title < 0) return blocks;
  const place = title + (blocks[title + 1]?.type === 'paragraph' ? 2 : 1);
  return [...blocks.slice(0, place), element('PostCover', { drawing }), ...blocks.slice(place)];
}
