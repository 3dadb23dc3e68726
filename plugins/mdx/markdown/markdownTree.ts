import type { BlockContent, Code, Definition, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type Container, containerAt } from '../../content/containers.ts';
import { messageOf } from '../../content/diagnostic.ts';
import { readAttributes, readExpression, type Scope } from '../expressions.ts';
import { optionOf } from '../highlight/blockKinds.ts';
import { inParagraph, nameLine, paragraph, strong, text } from '../nodes.ts';
import { BLOG } from './blogElements.ts';
import { CONTENT } from './contentElements.ts';
import type { MarkdownContext, MarkdownElement } from './markdownElement.ts';

export interface MarkdownTreeOptions {
  page: MarkdownContext;
  scope: Scope;
  partOf: (element: string) => readonly RootContent[] | undefined;
  report: (line: number, reason: string) => void;
}

/** Elements that need more than their children. */
const TABLE: Readonly<Record<string, MarkdownElement>> = { ...CONTENT, ...BLOG };

/** Explicit id of a heading. */
const ID = /[ \t]*\\?\{#[^}\n]*\}[ \t]*$/;

/** Parents of blocks; all others are parents of words. */
const BLOCK_PARENTS = new Set(['blockquote', 'footnoteDefinition', 'list', 'listItem', 'table', 'tableRow']);

const isMdx = ({ type }: Nodes) => type.startsWith('mdx');

const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

/** Comment that marks its line: `// [!code ++]`. */
const NOTATION = /[ \t]*(?:\/\/|\/\*|<!--|#|--|;|%)[ \t]*\[!code ([^\]]*)\][ \t]*(?:\*\/|-->)?[ \t]*$/;

const SIGNS: Readonly<Record<string, string>> = { '++': '+ ', '--': '- ' };

/** Code without the comments that mark its lines; added and removed ones have the signs of a diff. */
function withoutNotations({ lang, value }: Code): Pick<Code, 'lang' | 'value'> {
  const lines = value.split('\n').flatMap((line) => {
    const [notation, kind = ''] = NOTATION.exec(line) ?? [];
    return notation === line ? [] : [{ sign: SIGNS[kind], text: line.replace(NOTATION, '') }];
  });
  const isChange = lines.some(({ sign }) => sign);
  const shown = lines.map(({ sign = '  ', text }) => (isChange ? sign + text : text));
  return { lang: isChange ? 'diff' : lang, value: shown.join('\n') };
}

const holdsCode = (node: Nodes): boolean =>
  node.type === 'code' || ('children' in node && node.children.some(holdsCode));

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
  if (isFolded || children.some(holdsCode)) return [line, ...children];
  return [{ type: 'blockquote', children: [line, ...(children as BlockContent[])] }];
}

/** Adds the titles of code blocks as lines above them. */
function addTitles(tree: Root): void {
  visit(tree, 'code', (node, at = 0, parent) => {
    const title = optionOf(node.meta, 'title');
    const before = parent?.children[at - 1];
    // Single words are kinds, not titles.
    if (!/[\s./]/.test(title) || (before && plainText(before).includes(title))) return undefined;
    parent?.children.splice(at, 0, nameLine(title));
    return at + 2;
  });
}

class MarkdownTree {
  readonly #options: MarkdownTreeOptions;

  /** Targets of references such as `[text][1]`, by their identifiers. */
  readonly #definitions = new Map<string, Definition>();

  constructor(tree: Root, options: MarkdownTreeOptions) {
    this.#options = options;
    visit(tree, 'definition', (node) => {
      // The first one counts.
      if (!this.#definitions.has(node.identifier)) this.#definitions.set(node.identifier, node);
    });
  }

  blocks(nodes: readonly RootContent[]): RootContent[] {
    const result: RootContent[] = [];
    for (let at = 0; at < nodes.length; at++) {
      const node = nodes[at];
      const container = containerAt(nodes, at);
      if (container) {
        result.push(...calloutBlocks(container, this.blocks(container.children)));
        at += container.length - 1;
      } else if (node) result.push(...this.#node(node));
    }
    return result;
  }

  #node(node: RootContent): RootContent[] {
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
      // Pages that are joined would share their identifiers.
      case 'definition':
        return [];
      case 'html':
        return node.value.startsWith('<!--') ? [] : [node];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.#element(node);
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return this.#attempt(node, '{…}', () => {
          const value = readExpression(node.value, this.#options.scope);
          return typeof value === 'string' || typeof value === 'number' ? [paragraph(text(`${value}`))] : [];
        });
      case 'code': {
        // Quotes would end the title.
        const title = optionOf(node.meta, 'title').replaceAll('"', "'");
        return [{ ...node, ...withoutNotations(node), meta: title && `title="${title}"` }];
      }
      case 'heading':
        return [{ ...node, children: this.#words(withoutId(node.children)) }];
      // The addresses of links and images are replaced later.
      case 'image':
        return [{ ...node }];
      case 'linkReference':
        return [{ type: 'link', ...this.#targetOf(node), children: this.#words(node.children) }];
      case 'imageReference':
        return [{ type: 'image', ...this.#targetOf(node), alt: node.alt }];
      default:
        return 'children' in node ? this.#parent(node) : [node];
    }
  }

  #parent(node: Extract<RootContent, { children: unknown }>): RootContent[] {
    const children: readonly RootContent[] = node.children;
    const visible = children.filter((child) => !isBlank(child));
    // MDX unwraps a paragraph of elements and expressions only.
    if (node.type === 'paragraph' && visible.every(isMdx)) return this.blocks(visible);
    const own = BLOCK_PARENTS.has(node.type) ? this.blocks(children) : this.#words(node.children);
    return [{ ...node, children: own } as RootContent];
  }

  /** Content of a paragraph: of elements, their words. */
  #words(nodes: readonly RootContent[]): PhrasingContent[] {
    return nodes.flatMap((node) => {
      const own = this.#node(node);
      return isMdx(node) ? inParagraph(own) : (own as PhrasingContent[]);
    });
  }

  #targetOf({ identifier }: Pick<Definition, 'identifier'>): Pick<Definition, 'url' | 'title'> {
    const { url = '', title } = this.#definitions.get(identifier) ?? {};
    return { url, title };
  }

  #element(node: MdxJsxFlowElement | MdxJsxTextElement): RootContent[] {
    if (node.attributes.some((each) => 'name' in each && each.name === 'data-markdown-ignore')) return [];
    const { page, scope, partOf } = this.#options;
    const name = node.name ?? '';
    const part = partOf(name);
    if (part) return [...part];
    const isText =
      node.type === 'mdxJsxTextElement' || node.children.some(({ type }) => `${type}` === 'text');
    const children = this.blocks(
      isText ? [paragraph(...(node.children as PhrasingContent[]))] : node.children,
    );
    const known = TABLE[name];
    if (!known) return children;
    return this.#attempt(node, `<${name}>`, () =>
      known(readAttributes(node.attributes, scope) as never, children, page),
    );
  }

  #attempt(node: Nodes, what: string, make: () => readonly RootContent[]): RootContent[] {
    try {
      return [...make()];
    } catch (error) {
      this.#options.report(node.position?.start.line ?? 1, `${what} ${messageOf(error)}`);
      return [];
    }
  }
}

/**
 * Turns a page into Markdown: elements and callouts are replaced, ids of headings and options of fences removed.
 * @param tree expanded; is not modified.
 */
export function markdownTree(tree: Root, options: MarkdownTreeOptions): Root {
  const children = new MarkdownTree(tree, options).blocks(tree.children);
  const result: Root = { type: 'root', children };
  addTitles(result);
  return result;
}
