import type { Heading, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** `\{#id}` at the end of a heading, as pages write an anchor of their own. */
const ID = /[ \t]*\\?\{#[^}\n]*\}[ \t]*$/;

/**
 * Takes the anchors that headings name out of a page's source: on the page they become ids, in the Markdown twin they
 * would stand as text.
 *
 * @param source MDX; returned as it is where it cannot be parsed, which the engine reports with the place.
 */
export function cutHeadingIds(source: string): string {
  let tree: Root;
  try {
    tree = parser.parse(source);
  } catch {
    return source;
  }
  const ends: { start: number; end: number }[] = [];
  visit(tree, 'heading', ({ position }: Heading) => {
    const start = position?.start.offset;
    const end = position?.end.offset;
    if (start !== undefined && end !== undefined) ends.push({ start, end });
  });
  return ends.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(start, end).replace(ID, '') + text.slice(end),
    source,
  );
}
