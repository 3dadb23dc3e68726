import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { SearchablePage } from './samples/search.ts';

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
 * The words of each drawing of a page that has a caption.
 *
 * @param source the page's MDX.
 * @param parse gives its tree: asked for only when the page has drawings.
 */
export function wordsOfDrawings(source: string, parse: () => Root | undefined): string[][] {
  const drawings = new Set([...source.matchAll(IMPORT)].map(([, name]) => name));
  const tree = drawings.size > 0 ? parse() : undefined;
  const found: string[][] = [];
  if (!tree) return found;
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const captioned = node.attributes.some((entry) => 'name' in entry && entry.name === 'caption');
    if (node.name && drawings.has(node.name) && captioned)
      found.push(textOf(node).split(/\s+/).filter(Boolean));
  });
  return found;
}

/**
 * Takes out of the text that the engine indexes what stands inside drawings which have a caption: the page says it in sentences,
 * and found alone it would lead readers to names without any.
 *
 * @param page changed in place.
 * @param drawings from `wordsOfDrawings`.
 */
export function leaveOutDrawings(page: SearchablePage, drawings: readonly (readonly string[])[]): void {
  for (const words of drawings) {
    const found = new RegExp(words.map(escaped).join('\\s+')).exec(page.content);
    if (words.length === 0 || !found) continue;
    page.content = page.content.slice(0, found.index) + page.content.slice(found.index + found[0].length);
    for (const section of page.toc)
      if (section.charIndex !== undefined && section.charIndex > found.index)
        section.charIndex -= found[0].length;
  }
}
