/** The prose of a page, and the length of its sentences. */
import type { List, Nodes, Root } from 'mdast';

export type Prose = ReturnType<typeof proseOf>;

/** Takes the place of inline code, which reads as one word and may have any sign. */
const CODE_WORD = 'code';

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Text for readers: inline code is one word, an element is its content. */
function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') return CODE_WORD;
  if (node.type === 'break') return ' ';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** True for a list whose every item begins with a link: it is navigation, not prose. */
function isListOfLinks({ children }: List): boolean {
  return children.every(({ children: [first] }) => {
    const start = first?.type === 'paragraph' ? first.children[0] : undefined;
    return start?.type === 'link' || (start?.type === 'strong' && start.children[0]?.type === 'link');
  });
}

/** Paragraphs below a node as text, and whether each is in a list of links. */
function paragraphsOf(node: Nodes, inLinks = false): { text: string; inLinks: boolean }[] {
  if (node.type === 'paragraph') return [{ text: textOf(node).replace(/^:::.*$/gm, ''), inLinks }];
  if (node.type === 'table' || node.type === 'heading' || !('children' in node)) return [];
  const links = inLinks || (node.type === 'list' && isListOfLinks(node));
  return node.children.flatMap((child) => paragraphsOf(child, links));
}

/**
 * Measures the prose of a page. A sentence ends with a full stop, a question or exclamation mark, or with the colon at the
 * end of a paragraph; a paragraph that ends otherwise (an entry of a list, a caption) has words, but its end is no sentence.
 * A list of links has words and no sentences; headings, tables and code have neither. The mean is 0 without sentences.
 */
export function proseOf(tree: Root) {
  const paragraphs = paragraphsOf(tree);
  const lengths = paragraphs
    .filter(({ inLinks }) => !inLinks)
    .flatMap(({ text }) => [...sentences.segment(text.replace(/\s+/g, ' '))])
    .filter(({ segment }) => /[.!?:…]["'’”)]*\s*$/u.test(segment))
    .map(({ segment }) => wordsOf(segment).length)
    .filter((length) => length > 0);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return {
    words: paragraphs.reduce((sum, { text }) => sum + wordsOf(text).length, 0),
    sentences: lengths.length,
    mean: lengths.length === 0 ? 0 : total / lengths.length,
  };
}
