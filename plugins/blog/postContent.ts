import type { Nodes, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Excerpt, ExcerptPart } from '../../model/blogPage.ts';
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

function partsOf(node: Nodes): ExcerptPart[] {
  if (node.type === 'inlineCode') return [{ code: node.value }];
  if (node.type === 'text') return [node.value.replace(/\s+/g, ' ')];
  if (node.type === 'break' || ('name' in node && node.name === 'br')) return [' '];
  return SILENT.has(node.type) ? [] : childrenOf(node).flatMap(partsOf);
}

/** Words with a letter or digit, in the blocks of text of a tree. */
function countWords(tree: Root): number {
  let count = 0;
  visit(tree, (node) => {
    if (SILENT.has(node.type)) return SKIP;
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return undefined;
    const text = partsOf(node).map((part) => (typeof part === 'string' ? part : part.code));
    count += text.join('').match(/\S*[\p{Letter}\p{Number}]\S*/gu)?.length ?? 0;
    return SKIP;
  });
  return count;
}

/** Merges adjacent strings. */
function joinWords(parts: readonly ExcerptPart[]): ExcerptPart[] {
  const joined: ExcerptPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
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
    else if (node?.type === 'paragraph') found.push(joinWords(partsOf(node)));
    else if (node && 'children' in node && !OMITTED.has(node.type))
      found.push(...paragraphsIn(node.children));
  }
  return found.filter((parts) => parts.length > 0);
}

export function readContent(tree: Root): PostContent {
  const marker = tree.children.findIndex(isTruncateMarker);
  return {
    excerpt: paragraphsIn(tree.children.slice(0, Math.max(0, marker))),
    readingMinutes: Math.max(1, Math.ceil(countWords(tree) / WORDS_PER_MINUTE)),
  };
}
