/** Callouts in the engine's syntax, which other parsers read as paragraphs: `:::tip Title` … `:::`, and `> [!TIP]`. */
import type { Blockquote, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';

export interface Container {
  /** `tip`, `details`. */
  kind: string;
  /** Empty for the default title. */
  title: PhrasingContent[];
  children: RootContent[];
  /** Number of nodes. */
  length: number;
}

const BEGIN = /^\s*:::[ \t]*(\w+)[ \t]*/;
const END = /\s*:::\s*$/;
const ALERT = /^\s*\[!(\w+)\][ \t]*\n?/;

/** Title as an MDX expression: `{title="…"}`. */
const TITLE = /^\s*title=["']?(.*?)["']?\s*$/;

/** The same as text, in Markdown and after a backslash. */
const TITLE_IN_TEXT = /^\s*\{(\s*title=.*)\}\s*$/;

function splitFirstLine({ children }: Paragraph): [first: PhrasingContent[], rest: PhrasingContent[]] {
  for (const [at, child] of children.entries()) {
    const end = child.type === 'text' ? child.value.indexOf('\n') : -1;
    if (child.type !== 'text' || end < 0) continue;
    const after = child.value.slice(end + 1);
    return [
      [...children.slice(0, at), { type: 'text', value: child.value.slice(0, end) }],
      [...(after ? [{ type: 'text' as const, value: after }] : []), ...children.slice(at + 1)],
    ];
  }
  return [children, []];
}

const withoutStart = ([first, ...rest]: readonly PhrasingContent[], start: RegExp): PhrasingContent[] => {
  const value = first?.type === 'text' ? first.value.replace(start, '') : '';
  return value ? [{ type: 'text', value }, ...rest] : rest;
};

/** Removes the end mark, also from a nested list item; undefined without one. */
function withoutEnd<Node extends Nodes>(node: Node): Node | undefined {
  if (node.type === 'text') {
    return END.test(node.value) ? { ...node, value: node.value.replace(END, '') } : undefined;
  }
  if (!('children' in node) || node.type === 'blockquote') return undefined;
  const last: Nodes | undefined = node.children.at(-1);
  const ended = last && withoutEnd(last);
  if (!ended) return undefined;
  const isGone = isEmpty(ended) || (ended.type === 'text' && ended.value === '');
  return { ...node, children: [...node.children.slice(0, -1), ...(isGone ? [] : [ended])] };
}

/** Title with its expressions resolved. */
const titleOf = (children: readonly PhrasingContent[]): PhrasingContent[] =>
  children.flatMap((child): PhrasingContent[] => {
    const inText = child.type === 'text' ? TITLE_IN_TEXT.exec(child.value)?.[1] : undefined;
    const expression = child.type === 'mdxTextExpression' ? child.value : inText;
    if (expression === undefined) return [child];
    const [, title = ''] = TITLE.exec(expression) ?? [];
    return title ? [{ type: 'text', value: title }] : [];
  });

const isEmpty = (node: Nodes) => 'children' in node && node.children.length === 0;

/** The container at a node; undefined for other nodes, and for one without an end. */
export function containerAt(nodes: readonly RootContent[], at: number): Container | undefined {
  const node = nodes[at];
  if (node?.type === 'blockquote') return alertOf(node);
  if (node?.type !== 'paragraph') return undefined;
  const [first] = node.children;
  const kind = first?.type === 'text' ? BEGIN.exec(first.value)?.[1] : undefined;
  if (kind === undefined) return undefined;
  const [line, rest] = splitFirstLine(node);
  const blocks: RootContent[] = [{ type: 'paragraph', children: rest }, ...nodes.slice(at + 1)];
  for (const [index, block] of blocks.entries()) {
    const ended = withoutEnd(block);
    if (!ended) continue;
    const children = [...blocks.slice(0, index), ended].filter((each) => !isEmpty(each));
    return { kind, title: titleOf(withoutStart(line, BEGIN)), children, length: index + 1 };
  }
  return undefined;
}

function alertOf({ children: [first, ...others] }: Blockquote): Container | undefined {
  const [start] = first?.type === 'paragraph' ? first.children : [];
  const kind = start?.type === 'text' ? ALERT.exec(start.value)?.[1]?.toLowerCase() : undefined;
  if (kind === undefined || first?.type !== 'paragraph') return undefined;
  const paragraph: RootContent = { ...first, children: withoutStart(first.children, ALERT) };
  const children = [paragraph, ...others].filter((each) => !isEmpty(each));
  return { kind, title: [], children, length: 1 };
}
