import type { Nodes, Root, RootContent } from 'mdast';
import type { Heading } from '../../model/page.ts';
import type { SearchSection } from '../../model/searchFiles.ts';
import { textOfAttribute } from './attributes.ts';
import type { SearchText } from './elements.ts';
import { importsOf } from './expressions.ts';

export interface SearchTextOptions {
  headings: readonly Heading[];
  programs: readonly SearchText[];
  /** Tree of an imported part. @param file as written. */
  partOf: (file: string) => Root | undefined;
}

/** Signs of containers and alerts, which are text to this parser; a title after them is for readers. */
const CONTAINER_SIGN = /^[^\S\n]*(?::::[^\S\n]*\w*|\[!\w+\])[^\S\n]*\n?/gm;

/** Types of nodes, and names of elements, that end a line. */
const LINES = new Set('heading listItem paragraph tableRow br dd div dt li p td th tr'.split(' '));

/** Text of a node for readers. */
function textOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value.replace(CONTAINER_SIGN, '');
    case 'inlineCode':
      return node.value;
    case 'code':
      return `\n${node.value}\n`;
    case 'break':
      return '\n';
    case 'footnoteDefinition':
      return '';
    case 'tableCell':
      return `${node.children.map(textOf).join('')}\t`;
    default: {
      if (!('children' in node)) return '';
      const end = LINES.has(('name' in node && node.name) || node.type) ? '\n' : '';
      return node.children.map(textOf).join('') + end;
    }
  }
}

/** True for a drawing: the page describes it in sentences, so that its names alone would be noise in the search. */
const hasCaption = (node: RootContent) =>
  node.type === 'mdxJsxFlowElement' && textOfAttribute(node, 'caption') !== undefined;

/** Imported Markdown parts: addresses by element name. */
export function importedParts(tree: Root): Map<string, string> {
  const parts = importsOf(tree).filter(({ module }) => /\.mdx?$/.test(module));
  return new Map(parts.map(({ name, module }) => [name, module]));
}

/** Sections at headings of levels 2 to 4. @param tree unexpanded. @returns at least the introduction. */
export function readSections(tree: Root, { headings, programs, partOf }: SearchTextOptions): SearchSection[] {
  const parts = importedParts(tree);
  const known = new Map(headings.map((heading) => [heading.line, heading]));
  const sections: { heading?: Heading | undefined; texts: string[] }[] = [{ texts: [] }];
  const read = (nodes: readonly RootContent[], isOwn: boolean) => {
    for (const node of nodes) {
      if (hasCaption(node)) continue;
      if (node.type === 'mdxJsxFlowElement') {
        read(node.children, isOwn);
        const name = parts.get(node.name ?? '');
        const part = name === undefined ? undefined : partOf(name);
        if (part) read(part.children, false);
        continue;
      }
      const heading =
        isOwn && node.type === 'heading' ? known.get(node.position?.start.line ?? 0) : undefined;
      if (heading && heading.depth > 1 && heading.depth < 5) sections.push({ heading, texts: [] });
      else if (heading?.depth !== 1)
        sections.at(-1)?.texts.push(textOf(node).replaceAll('\t\n', '\n').trim());
    }
  };
  read(tree.children, true);
  for (const { line, text } of programs)
    sections.findLast(({ heading }) => (heading?.line ?? 0) < line)?.texts.push(text);
  return sections.map(({ heading, texts }) => ({
    id: heading?.id ?? '',
    heading: heading?.text ?? '',
    text: texts.filter(Boolean).join('\n\n'),
  }));
}
