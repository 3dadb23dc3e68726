import type { Code, Definition, Link, Nodes, Paragraph, Parents, Root, Yaml } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import type { Edit } from '../mdxSource.ts';

/** A component of a page's twin, with what it holds. */
export interface TwinElement {
  name: string;
  /** Its attributes as they are written, each with a blank before it. */
  attributes: string;
  children: readonly TwinPart[];
}

/** Markdown as it is published, an expression without its braces, or a component that says itself what it is in Markdown. */
export type TwinPart = string | { expression: string } | TwinElement;

/** What a page's twin is made of. */
export interface Twin {
  /** Imports and exports of the page, as they are written. */
  modules: readonly string[];
  /** Names that the page imports. */
  names: ReadonlySet<string>;
  parts: readonly TwinPart[];
  /** The page's front matter. */
  frontmatter: Readonly<Record<string, unknown>>;
}

export interface TwinOptions {
  /** A day in words. */
  formatDay: (iso: string) => string;
  /** Where a link of the page leads to in its twin. */
  linkTo: (url: string) => string;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** `\{#id}` at the end of a heading, as pages write an anchor of their own. */
const ID = /[ \t]*\\?\{#[^}\n]*\}[ \t]*$/;

/** What a fence's first line says besides its language that readers of text can use. */
const TITLE = /\btitle=(?:"[^"]*"|'[^']*')/;

/** Most characters of a twin: what readers with a small window can take in at once. */
export const MAX_TWIN = 50_000;

/** Offsets of a node. */
const startOf = ({ position }: Nodes) => position?.start.offset ?? 0;
const endOf = ({ position }: Nodes) => position?.end.offset ?? 0;

const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const isExpression = (node: Nodes) => node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';

/** An expression that is nothing but comments. */
const isComment = (expression: string) => expression.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '';

/** The page's front matter as a record; empty where there is none. */
function frontmatterOf(node: Yaml): Record<string, unknown> {
  const data: unknown = parseYaml(node.value);
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

/** The title as a line above the fence, for readers who do not take it from the first line; '' where it is said there. */
function titleAbove({ meta, position }: Code, before: string): string {
  const name = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta ?? '');
  const title = name?.[1] ?? name?.[2] ?? '';
  // One word says what kind of block it is. In a list the line would have to be indented.
  if (!/[\s./]/.test(title) || position?.start.column !== 1 || before.includes(title)) return '';
  return `**${title}**\n\n`;
}

/** A fence as readers of text need it: no marks of lines, no reasons for the build. */
function plainFence(text: string, { meta }: Code): string {
  if (!meta) return text;
  const [first = '', ...rest] = text.split('\n');
  const title = TITLE.exec(meta)?.[0] ?? '';
  return [first.slice(0, first.lastIndexOf(meta)).trimEnd() + (title && ` ${title}`), ...rest].join('\n');
}

/** A link or its definition as it is written, with another address. */
function relinked(source: string, node: Link | Definition, url: string): Edit[] {
  const last = 'children' in node ? node.children.at(-1) : undefined;
  const start = last ? endOf(last) : startOf(node);
  const text = source.slice(start, endOf(node));
  const written = [`<${node.url}>`, node.url].find((address) => text.includes(address));
  return written ? [{ start, end: endOf(node), text: text.replace(written, () => url) }] : [];
}

/** What is said in another way in the twin: titles, fences and links. */
function editsOf(source: string, tree: Root, date: string | undefined, { formatDay, linkTo }: TwinOptions) {
  const edits: Edit[] = [];
  let day = date;
  visit(tree, (node, index = 0, parent) => {
    if (node.type === 'code') {
      const above = parent?.children[index - 1] ?? parent;
      const before = source.slice(above?.position?.start.offset, node.position?.start.offset);
      const [start, end] = [startOf(node), endOf(node)];
      edits.push({ start, end, text: titleAbove(node, before) + plainFence(source.slice(start, end), node) });
    }
    if (node.type === 'link' || node.type === 'definition') {
      const url = linkTo(node.url);
      if (url !== node.url) edits.push(...relinked(source, node, url));
    }
    if (node.type !== 'heading') return undefined;
    const published = node.depth === 1 && day ? `\n\nPublished on ${formatDay(day)}.` : '';
    if (published) day = undefined;
    const end = endOf(node);
    const id = ID.exec(source.slice(startOf(node), end))?.[0].length ?? 0;
    edits.push({ start: end - id, end, text: published });
    return undefined;
  });
  return edits.sort((a, b) => a.start - b.start);
}

/** True for a paragraph that holds components and nothing else: it is none. */
const isUnravelled = (node: Nodes): node is Paragraph =>
  node.type === 'paragraph' &&
  node.children.some((child) => isElement(child) || isExpression(child)) &&
  node.children.every(
    (child) => isElement(child) || isExpression(child) || (child.type === 'text' && !child.value.trim()),
  );

const holdsElement = (node: Nodes): boolean => {
  let found = false;
  visit(node, (child) => {
    found = isElement(child) || isExpression(child);
    return found ? EXIT : undefined;
  });
  return found;
};

/**
 * Takes a page's source apart into that of its Markdown twin: what the author wrote stays as it is written, without what would
 * stand as text in it, which is the anchors that headings name and the marks of fences, and with what says below the title of a
 * post when it was published. What the page folds of its programs is there unless the twin would be longer than `MAX_TWIN` with it.
 *
 * @param source of the page, in which samples and steps are expanded already.
 * @param tree of that source.
 */
export function twinOf(source: string, tree: Root, options: TwinOptions): Twin {
  const [first] = tree.children;
  const frontmatter = first?.type === 'yaml' ? frontmatterOf(first) : {};
  const date = typeof frontmatter.date === 'string' ? frontmatter.date : undefined;
  const edits = editsOf(source, tree, date, options);
  const modules: string[] = [];
  const names = new Set<string>();
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    modules.push(node.value);
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      for (const { local } of statement.specifiers) names.add(local.name);
    }
  }
  const make = (isLong: boolean): TwinPart[] => partsOf(tree, source, edits, isLong);
  const parts = make(false);
  return { modules, names, frontmatter, parts: lengthOf(parts) > MAX_TWIN ? make(true) : parts };
}

/** Characters that the page itself has in its twin. */
const lengthOf = (parts: readonly TwinPart[]): number =>
  parts.reduce((sum, part) => {
    if (typeof part === 'string') return sum + part.length;
    return sum + ('expression' in part ? 0 : part.attributes.length + lengthOf(part.children));
  }, 0);

/** @param edits sorted by their start. @param isLong leaves out what is folded. */
function partsOf(tree: Root, source: string, edits: readonly Edit[], isLong: boolean): TwinPart[] {
  return blocks(tree.children, true);

  /**
   * Blocks one after the other, with an empty line between them.
   *
   * @param isPage components bring empty lines of their own where they stand in each other.
   */
  function blocks(nodes: readonly Nodes[], isPage = false): TwinPart[] {
    const parts: TwinPart[] = [];
    for (const node of nodes) {
      if (node.type === 'yaml' || node.type === 'mdxjsEsm') continue;
      const own = block(node);
      const isText = typeof parts.at(-1) === 'string' && typeof own[0] === 'string';
      if (own.length > 0 && parts.length > 0 && (isPage || isText)) parts.push('\n');
      parts.push(...own);
    }
    return parts;
  }

  function block(node: Nodes): TwinPart[] {
    if (isElement(node)) return element(node);
    if (isUnravelled(node)) return blocks(node.children.filter((child) => child.type !== 'text'));
    if (!holdsElement(node)) return [`${textBetween(startOf(node), endOf(node), columnOf(node))}\n`];
    if (isExpression(node)) return expression(node);
    return [...mixed(node as Parents, columnOf(node)), '\n'];
  }

  function expression(node: Nodes): TwinPart[] {
    return 'value' in node && !isComment(node.value) ? [{ expression: node.value }] : [];
  }

  /** Text with components in it: both as they stand. */
  function mixed(node: Parents, column: number): TwinPart[] {
    const parts: TwinPart[] = [];
    let at = startOf(node);
    visit(node, (child) => {
      if (!isElement(child) && !isExpression(child)) return undefined;
      parts.push(
        textBetween(at, startOf(child), column),
        ...(isElement(child) ? element(child) : expression(child)),
      );
      at = endOf(child);
      return SKIP;
    });
    return [...parts, textBetween(at, endOf(node), column)].filter((part) => part !== '');
  }

  function element(node: Element): TwinPart[] {
    if (node.name === 'details') return unfolded(node);
    const attributes = node.attributes.map(
      ({ position }) => ` ${source.slice(position?.start.offset, position?.end.offset)}`,
    );
    return [{ name: node.name ?? '', attributes: attributes.join(''), children: blocks(node.children) }];
  }

  /** What a disclosure holds, below its name in bold, since readers of text have nothing to unfold; nothing on a long page. */
  function unfolded({ children: [summary, ...children] }: Element): TwinPart[] {
    if (isLong || !summary || children.length === 0) return [];
    const label = source.slice(startOf(summary), endOf(summary)).replace(/<[^>]*>/g, '');
    return [`**${label.trim()}**\n`, '\n', ...blocks(children)];
  }

  /** A part of the source with what is said in another way, its lines without the blanks of a block that is indented. */
  function textBetween(start: number, end: number, column: number): string {
    let text = '';
    let at = start;
    for (const edit of edits) {
      if (edit.start < at || edit.end > end) continue;
      text += source.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    text += source.slice(at, end);
    return column > 1 ? text.replace(new RegExp(`\\n[ \\t]{1,${column - 1}}`, 'g'), '\n') : text;
  }
}

/** Where a block begins in its line. */
const columnOf = ({ position }: Nodes) => position?.start.column ?? 1;

/** Text of a twin without what its components say. */
export const textOf = (parts: readonly TwinPart[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : 'expression' in part ? '' : textOf(part.children)))
    .join('');
