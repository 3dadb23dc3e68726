import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();
const mdx = markdown().use(remarkMdx).freeze();

/**
 * The tree of a page; undefined where it cannot be parsed, which the engine reports with the place.
 *
 * @param file path of a Markdown page, which has no components. Default: one of MDX.
 */
export function parseMdx(source: string, file = '.mdx'): Root | undefined {
  try {
    return (file.endsWith('.mdx') ? mdx : markdown).parse(source);
  } catch {
    return undefined;
  }
}
