import type { Nodes, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Excerpt } from '../../model/blogPage.ts';
import { containerAt } from '../content/containers.ts';

export interface PostContent {
  /** Blocks before the truncate marker, without headings, programs and links; empty without a marker. */
  excerpt: Excerpt;
  readingMinutes: number;
}

const WORDS_PER_MINUTE = 200;

/** Nodes without prose. */
const SILENT = new Set(
  'code html mdxjsEsm mdxFlowExpression mdxTextExpression image definition footnoteDefinition yaml'.split(
    ' ',
  ),
);

const isTruncateMarker = (node: RootContent): boolean =>
  (node.type === 'mdxFlowExpression' && /^\/\*\s*truncate\s*\*\/$/.test(node.value.trim())) ||
  (node.type === 'html' && /^<!--\s*truncate\s*-->$/.test(node.value.trim()));

const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? node.children : []);

/** Begins and ends inline code. Markdown replaces this character, so no text contains it. */
const MARK = '\0';

/** Text of a node, with inline code between marks. */
function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') return MARK + node.value + MARK;
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
  if (node.type === 'break' || ('name' in node && node.name === 'br')) return ' ';
  return SILENT.has(node.type) ? '' : childrenOf(node).map(textOf).join('');
}

/** Words with a letter or digit, in the blocks of text of a tree. */
function countWords(tree: Root): number {
  let count = 0;
  visit(tree, (node) => {
    if (SILENT.has(node.type)) return SKIP;
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return undefined;
    count +=
      textOf(node)
        .replaceAll(MARK, '')
        .match(/\S*[\p{Letter}\p{Number}]\S*/gu)?.length ?? 0;
    return SKIP;
  });
  return count;
}

/** Blocks that an excerpt does not have. */
const OMITTED = new Set(['heading', 'table', 'footnoteDefinition']);

/** Paragraphs outside of containers. */
function paragraphsIn(nodes: readonly RootContent[]): Excerpt {
  const found: Excerpt = [];
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at];
    const container = containerAt(nodes, at);
    if (container) at += container.length - 1;
    else if (node?.type === 'paragraph') found.push(textOf(node).split(MARK));
    else if (node && 'children' in node && !OMITTED.has(node.type))
      found.push(...paragraphsIn(node.children));
  }
  return found.filter((parts) => parts.join('') !== '');
}

export function readContent(tree: Root): PostContent {
  const marker = tree.children.findIndex(isTruncateMarker);
  return {
    excerpt: paragraphsIn(tree.children.slice(0, Math.max(0, marker))),
    readingMinutes: Math.max(1, Math.ceil(countWords(tree) / WORDS_PER_MINUTE)),
  };
}
