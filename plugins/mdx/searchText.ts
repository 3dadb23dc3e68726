import type { Nodes, Root, RootContent } from 'mdast';
import type { Heading } from '../../model/page.ts';
import type { SearchText } from './expandedPage.ts';

/** What the search finds of a page: what stands before its first heading, or under one. */
export interface SearchSection {
  /** Id of the heading; empty before the first. */
  id: string;
  /** Text of the heading, without it the section's own; empty before the first. */
  heading: string;
  /**
   * Plain text, code included: an empty line between blocks, a line for each item of a list and each row of a table, whose cells end in
   * tabs.
   */
  text: string;
}

/** What a page is read with. */
export interface SearchTextOptions {
  /** All headings of the page, in its order. */
  headings: readonly Heading[];
  /** What the page shows of programs. */
  programs: readonly SearchText[];
  /** True for an element whose words are not searched. */
  isLeftOut: (node: RootContent) => boolean;
  /** What an element shows of another file: its tree; undefined for one that shows none. */
  partOf: (element: string) => Root | undefined;
}

/** What has no words, or none that readers see as such. */
const SILENT: ReadonlySet<Nodes['type']> = new Set([
  'definition',
  'footnoteDefinition',
  'footnoteReference',
  'html',
  'image',
  'imageReference',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
  'thematicBreak',
  'yaml',
] as const);

/** What follows the words of a node. */
const ENDS: Readonly<Partial<Record<Nodes['type'], string>>> = {
  heading: '\n',
  listItem: '\n',
  paragraph: '\n',
  tableCell: '\t',
  tableRow: '\n',
};

/** A line that begins or ends a container, and the mark of an alert: the engine's, which are text to any other parser. */
const CONTAINER_LINE = /^\s*(?::::.*|\[!\w+\])\s*$\n?/gm;

/** Words of a node. */
function textOf(node: Nodes): string {
  if (SILENT.has(node.type)) return '';
  switch (node.type) {
    case 'text':
      return node.value.replace(CONTAINER_LINE, '');
    case 'inlineCode':
      return node.value;
    case 'code':
      return `\n${node.value}\n`;
    case 'break':
      return '\n';
    default:
      return 'children' in node ? node.children.map(textOf).join('') + (ENDS[node.type] ?? '') : '';
  }
}

/** Markdown files that a page shows: their addresses as it writes them, by the names of their elements. */
export function importedParts(tree: Root): Map<string, string> {
  const statements = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  );
  return new Map(
    statements.flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration' || !/\.mdx?$/.test(String(statement.source.value)))
        return [];
      return statement.specifiers.map(({ local }) => [local.name, String(statement.source.value)] as const);
    }),
  );
}

/**
 * The sections of a page as readers see them: headings of levels 2 to 4 begin one.
 *
 * @param tree of the page as it is written.
 * @returns at least one: what stands before the first heading.
 */
export function readSections(
  tree: Root,
  { headings, programs, isLeftOut, partOf }: SearchTextOptions,
): SearchSection[] {
  const known = new Map(headings.map((heading) => [heading.line, heading]));
  const sections: { heading?: Heading | undefined; texts: string[] }[] = [{ texts: [] }];
  const read = (nodes: readonly RootContent[], isOwn: boolean) => {
    for (const node of nodes) {
      if (isLeftOut(node)) continue;
      if (node.type === 'mdxJsxFlowElement') {
        read(node.children, isOwn);
        const part = partOf(node.name ?? '');
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
