import type { Nodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { SearchablePage } from './samples/search.ts';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** How pages import a drawing. */
const IMPORT = /import\s*\{\s*(\w+)\s*\}\s*from\s*['"]#drawings\//g;

/** Nodes whose parts stand apart. */
const BLOCKS: ReadonlySet<string> = new Set(['mdxJsxFlowElement', 'list', 'listItem']);

/** Text of a node, its blocks apart. */
function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  return node.children.map(textOf).join(BLOCKS.has(node.type) ? '\n' : '');
}

const escaped = (word: string) => word.replace(/[^\w\s]/g, '\\$&');

/**
 * Takes out of the text that the engine indexes what stands inside drawings which have a caption: the page says it in sentences,
 * and found alone it would lead readers to names without any.
 *
 * @param page changed in place.
 * @param source the page's MDX.
 */
export function leaveOutDrawings(page: SearchablePage, source: string): void {
  const drawings = new Set([...source.matchAll(IMPORT)].map(([, name]) => name));
  if (drawings.size === 0) return;
  visit(parser.parse(source), 'mdxJsxFlowElement', (node) => {
    const captioned = node.attributes.some((entry) => 'name' in entry && entry.name === 'caption');
    if (!node.name || !drawings.has(node.name) || !captioned) return;
    const words = textOf(node).split(/\s+/).filter(Boolean);
    const found = new RegExp(words.map(escaped).join('\\s+')).exec(page.content);
    if (words.length === 0 || !found) return;
    page.content = page.content.slice(0, found.index) + page.content.slice(found.index + found[0].length);
    for (const section of page.toc)
      if (section.charIndex !== undefined && section.charIndex > found.index)
        section.charIndex -= found[0].length;
  });
}
