import type { BlockContent, Code, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as plainText } from 'mdast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';
import { readAttributes, readExpression, type Scope } from '../expressions.ts';
import { inParagraph, nameLine, paragraph, strong, text } from '../nodes.ts';
import { type Container, containerAt } from './containers.ts';
import type { MarkdownContext, MarkdownElement } from './markdownElement.ts';

export interface MarkdownTreeOptions {
  /** Elements that need more than their children. */
  table: Readonly<Record<string, MarkdownElement>>;
  page: MarkdownContext;
  scope: Scope;
  /** Blocks of an imported Markdown part. */
  partOf: (element: string) => readonly RootContent[] | undefined;
  /** Resolves a link. */
  linkTo: (url: string) => string;
  /** Absolute address of a picture. */
  pictureAt: (url: string) => string;
  /** Omits folded content. */
  isLong: boolean;
  /** Reports an expression that cannot be evaluated. */
  report: (line: number, reason: string) => void;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Explicit id of a heading. */
const ID = /[ \t]*\\?\{#[^}\n]*\}[ \t]*$/;

const TITLE = /\btitle=(?:"(.*?)"(?=\s|$)|'(.*?)'(?=\s|$))/;

const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Phrasing content. */
const WORDS = new Set('text inlineCode emphasis strong delete link image'.split(' '));

const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

/** A paragraph of components only is none in MDX. */
const isUnravelled = (children: readonly PhrasingContent[]) =>
  children.some((child) => isElement(child) || child.type === 'mdxTextExpression') &&
  children.every((child) => isElement(child) || child.type === 'mdxTextExpression' || isBlank(child));

const titleOf = ({ meta }: Code): string => {
  const [, double, single] = TITLE.exec(meta ?? '') ?? [];
  return double ?? single ?? '';
};

function holdsCode(nodes: readonly RootContent[]): boolean {
  let found = false;
  visit({ type: 'root', children: [...nodes] }, 'code', () => {
    found = true;
    return EXIT;
  });
  return found;
}

function withoutId(children: readonly PhrasingContent[]): PhrasingContent[] {
  const last = children.at(-1);
  if (last?.type !== 'text') return [...children];
  const value = last.value.replace(ID, '');
  return [...children.slice(0, -1), ...(value ? [{ ...last, value }] : [])];
}

/** A quote below kind and title; folded content and code follow the title instead. */
function calloutBlocks({ kind, title }: Container, children: RootContent[]): RootContent[] {
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const isFolded = kind === 'details';
  const head: PhrasingContent[] = isFolded ? [] : [text(title.length > 0 ? `${name}: ` : name)];
  const line = paragraph(strong(...head, ...(isFolded && title.length === 0 ? [text(name)] : title)));
  if (isFolded || holdsCode(children)) return [line, ...children];
  return [{ type: 'blockquote', children: [line, ...(children as BlockContent[])] }];
}

/** Titles of code blocks as lines above them. */
function addTitles(nodes: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  for (const node of nodes) {
    const title = node.type === 'code' ? titleOf(node) : '';
    const before = result.at(-1);
    // Single words are kinds, not titles.
    if (/[\s./]/.test(title) && !(before && plainText(before).includes(title))) result.push(nameLine(title));
    const isParent = node.type === 'blockquote' || node.type === 'listItem' || node.type === 'list';
    result.push(
      isParent ? ({ ...node, children: addTitles(node.children as RootContent[]) } as RootContent) : node,
    );
  }
  return result;
}

/**
 * Turns a page into Markdown: elements and callouts are replaced, ids of headings and options of fences removed.
 * @param tree expanded; is not modified.
 */
export function markdownTree(tree: Root, options: MarkdownTreeOptions): RootContent[] {
  return addTitles(blocks(tree.children, options));
}

function blocks(nodes: readonly RootContent[], options: MarkdownTreeOptions): RootContent[] {
  const result: RootContent[] = [];
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at];
    const container = containerAt(nodes, at);
    if (container) {
      result.push(...calloutBlocks(container, blocks(container.children, options)));
      at += container.length - 1;
    } else if (node) result.push(...block(node, options));
  }
  return result;
}

function block(node: RootContent, options: MarkdownTreeOptions): RootContent[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return element(node, options);
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const value = expression(node, options);
      return value ? [paragraph(text(value))] : [];
    }
    case 'code': {
      const title = titleOf(node);
      // Quotes would end the title.
      return [{ ...node, meta: title ? `title="${title.replaceAll('"', "'")}"` : null }];
    }
    case 'heading':
      return [{ ...node, children: phrasing(withoutId(node.children), options) }];
    case 'paragraph': {
      if (isUnravelled(node.children))
        return blocks(
          node.children.filter((child) => !isBlank(child)),
          options,
        );
      const children = phrasing(node.children, options);
      return children.every(isBlank) ? [] : [{ ...node, children }];
    }
    case 'definition':
      return [{ ...node, url: options.linkTo(node.url) }];
    case 'blockquote':
    case 'footnoteDefinition':
    case 'list':
    case 'listItem':
      return [{ ...node, children: blocks(node.children, options) } as RootContent];
    case 'table':
    case 'tableRow':
      return [
        {
          ...node,
          children: (node.children as RootContent[]).flatMap((child) => block(child, options)),
        } as RootContent,
      ];
    case 'tableCell':
      return [{ ...node, children: phrasing(node.children, options) }];
    default:
      return phrasing([node as PhrasingContent], options);
  }
}

function phrasing(nodes: readonly PhrasingContent[], options: MarkdownTreeOptions): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    switch (node.type) {
      case 'mdxJsxTextElement':
        return inParagraph(element(node, options));
      case 'mdxTextExpression': {
        const value = expression(node, options);
        return value ? [text(value)] : [];
      }
      case 'image':
        return [{ ...node, url: options.pictureAt(node.url) }];
      case 'link':
        return [
          {
            ...node,
            url: options.linkTo(node.url),
            children: phrasing(node.children, options),
          } as PhrasingContent,
        ];
      default:
        return 'children' in node
          ? [{ ...node, children: phrasing(node.children, options) } as PhrasingContent]
          : [node];
    }
  });
}

function expression(
  node: Extract<RootContent, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>,
  options: MarkdownTreeOptions,
): string {
  const value = attempt(node, '{…}', options, () => readExpression(node.data?.estree, options.scope));
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function element(node: Element, options: MarkdownTreeOptions): RootContent[] {
  const name = node.name ?? '';
  if (node.attributes.some((each) => 'name' in each && each.name === 'data-markdown-ignore')) return [];
  if (name === 'details') return unfolded(node, options);
  const part = options.partOf(name);
  if (part) return [...part];
  const children = childrenOf(node, options);
  const known = options.table[name];
  if (!known) return children;
  const rendered = attempt(node, `<${name}>`, options, () =>
    known.render(readAttributes(node.attributes, options.scope), children, options.page),
  );
  return (rendered ?? []).map((each) => withAddresses(each, options));
}

/** Children as blocks; text without a paragraph gets one. */
function childrenOf({ children }: Element, options: MarkdownTreeOptions): RootContent[] {
  return children.some((child) => WORDS.has(child.type))
    ? [paragraph(...phrasing(children as PhrasingContent[], options))]
    : blocks(children as RootContent[], options);
}

/** Summary in bold, then the content; nothing on a long page. */
function unfolded(
  { children: [summary, ...children] }: Element,
  options: MarkdownTreeOptions,
): RootContent[] {
  if (options.isLong || !summary || children.length === 0) return [];
  const label = inParagraph(
    isElement(summary) ? childrenOf(summary, options) : blocks([summary as RootContent], options),
  );
  return [paragraph(strong(...label)), ...blocks(children as RootContent[], options)];
}

/** Resolves links and pictures of an element. */
function withAddresses(node: RootContent, { linkTo, pictureAt }: MarkdownTreeOptions): RootContent {
  const copy = structuredClone(node);
  visit(copy, (each) => {
    if (each.type === 'link') each.url = linkTo(each.url);
    if (each.type === 'image') each.url = pictureAt(each.url);
  });
  return copy;
}

function attempt<Value>(
  node: Nodes,
  what: string,
  { report }: MarkdownTreeOptions,
  make: () => Value,
): Value | undefined {
  try {
    return make();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report(node.position?.start.line ?? 1, `${what} ${reason}`);
    return undefined;
  }
}
