import type { Nodes, Root, RootContent } from 'mdast';
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

/** Nodes whose children are separated by spaces. */
const BLOCKS = new Set(
  'root blockquote list listItem table tableRow footnoteDefinition mdxJsxFlowElement'.split(' '),
);

const isTruncateMarker = (node: RootContent): boolean =>
  (node.type === 'mdxFlowExpression' && /^\/\*\s*truncate\s*\*\/$/.test(node.value.trim())) ||
  (node.type === 'html' && /^<!--\s*truncate\s*-->$/.test(node.value.trim()));

function childrenOf(node: Nodes): Nodes[] {
  return 'children' in node ? node.children : [];
}

function proseOf(node: Nodes): string {
  if (SILENT.has(node.type)) return '';
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  return childrenOf(node)
    .map(proseOf)
    .join(BLOCKS.has(node.type) ? ' ' : '');
}

/** A word contains a letter or digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}

function partsOf(node: Nodes): ExcerptPart[] {
  if (node.type === 'inlineCode') return [{ code: node.value }];
  if (node.type === 'text') return [node.value.replace(/\s+/g, ' ')];
  if (node.type === 'break' || ('name' in node && node.name === 'br')) return [' '];
  return SILENT.has(node.type) ? [] : childrenOf(node).flatMap(partsOf);
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

/** Paragraphs of a node and its descendants, headings and tables excluded. */
function paragraphsOf(node: Nodes): Excerpt {
  if (SILENT.has(node.type) || node.type === 'heading' || node.type === 'table') return [];
  if (node.type !== 'paragraph') return paragraphsIn(childrenOf(node));
  const parts = joinWords(partsOf(node));
  return parts.length > 0 ? [parts] : [];
}

/** Paragraphs outside of containers. */
function paragraphsIn(nodes: readonly Nodes[]): Excerpt {
  const blocks = nodes.filter((node): node is RootContent => node.type !== 'root');
  const found: Excerpt[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const container = containerAt(blocks, at);
    const node = blocks[at];
    if (container) at += container.length - 1;
    else if (node) found.push(paragraphsOf(node));
  }
  return found.flat();
}

export function readContent(tree: Root): PostContent {
  const marker = tree.children.findIndex(isTruncateMarker);
  return {
    excerpt: paragraphsIn(tree.children.slice(0, Math.max(0, marker))),
    readingMinutes: Math.max(1, Math.ceil(countWords(proseOf(tree)) / WORDS_PER_MINUTE)),
  };
}

/** Plain text, one paragraph a line. */
export function excerptText(excerpt: Excerpt): string {
  return excerpt
    .map((parts) => parts.map((part) => (typeof part === 'string' ? part : part.code)).join(''))
    .join('\n');
}
