import type { RootContent } from 'mdast';
import { element } from './nodes.ts';

/** Name of the drawing in the front matter of a page; undefined for none. */
export function drawingOf(frontmatter: unknown): string | undefined {
  const isRecord = typeof frontmatter === 'object' && frontmatter !== null;
  const drawing: unknown = isRecord && 'drawing' in frontmatter ? frontmatter.drawing : undefined;
  return typeof drawing === 'string' ? drawing : undefined;
}

/**
 * The blocks of a page with the drawing that its front matter names (`drawing`), below its title and lead: what opens a post in the list
 * opens the post. It is on the page alone; feeds, Markdown files and the search have its words.
 *
 * @param blocks those of the page.
 * @param drawing its name; undefined for none.
 */
export function withCover(
  blocks: readonly RootContent[],
  drawing: string | undefined,
): readonly RootContent[] {
  const title = blocks.findIndex((block) => block.type === 'heading' && block.depth === 1);
  if (drawing === undefined || title < 0) return blocks;
  const place = title + (blocks[title + 1]?.type === 'paragraph' ? 2 : 1);
  return [...blocks.slice(0, place), element('PostCover', { drawing }), ...blocks.slice(place)];
}
