import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).freeze();

/** The tree of a page's MDX; undefined where it cannot be parsed, which the engine reports with the place. */
export function parseMdx(source: string): Root | undefined {
  try {
    return parser.parse(source);
  } catch {
    return undefined;
  }
}

/** What stands in place of a part of a source, which is given by its offsets. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** @param edits of parts that lie apart, in any order. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => a.start - b.start)
    .reduceRight((edited, { start, end, text }) => edited.slice(0, start) + text + edited.slice(end), source);
}
