import type {
  BlockContent,
  Code,
  Definition,
  ImageReference,
  LinkReference,
  Nodes,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
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
import { DRAWINGS } from './drawingElements.ts';
import type { MarkdownContext, MarkdownElement } from './markdownElement.ts';

export interface MarkdownTreeOptions {
  page: MarkdownContext;
  scope: Scope;
  partOf: (element: string) => readonly RootContent[] | undefined;
  linkTo: (url: string) => string;
  pictureAt: (url: string) => string;
  /** Omits folded content. */
  isLong: boolean;
  report: (line: number, reason: string) => void;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Elements that need more than their children. */
const TABLE: Readonly<Record<string, MarkdownElement>> = { ...CONTENT, ...DRAWINGS, ...BLOG };

/** Explicit id of a heading. */
const ID = /[ \t]*\\?\{#[^}\n]*\}[ \t]*$/;

const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const WORDS: ReadonlySet<string> = new Set('text inlineCode emphasis strong delete link image'.split(' '));

const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

/** True for a paragraph of elements and expressions only, which MDX unwraps. */
const isUnravelled = (children: readonly PhrasingContent[]) =>
  children.some((child) => isElement(child) || child.type === 'mdxTextExpression') &&
  children.every((child) => isElement(child) || child.type === 'mdxTextExpression' || isBlank(child));

/** Comment that marks its line: `// [!code ++]`. */
const NOTATION = /[ \t]*(?:\/\/|\/\*|<!--|#|--|;|%)[ \t]*\[!code ([^\]]*)\][ \t]*(?:\*\/|-->)?[ \t]*$/;

/** Code without the comments that mark its lines; added and removed ones have the signs of a diff. */
function withoutNotations({ lang, value }: Code): Pick<Code, 'lang' | 'value'> {
  const lines = value.split('\n').flatMap((line) => {
    const [notation, kind = ''] = NOTATION.exec(line) ?? [];
    if (notation === undefined) return [{ kind, text: line }];
    const text = line.slice(0, -notation.length);
    return text === '' ? [] : [{ kind, text }];
  });
  if (!lines.some(({ kind }) => kind === '++' || kind === '--'))
    return { lang, value: lines.map(({ text }) => text).join('\n') };
  const signs: Readonly<Record<string, string>> = { '++': '+ ', '--': '- ' };
  return { lang: 'diff', value: lines.map(({ kind, text }) => (signs[kind] ?? '  ') + text).join('\n') };
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

/** Titles of code blocks as lines above them. */
function addTitles(nodes: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  for (const node of nodes) {
    const title = node.type === 'code' ? optionOf(node.meta, 'title') : '';
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
      } else if (node) result.push(...this.#block(node));
    }
    return result;
  }

  #block(node: RootContent): RootContent[] {
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
      // Pages that are joined would share their identifiers.
      case 'definition':
        return [];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.#element(node);
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const value = this.#expression(node);
        return value ? [paragraph(text(value))] : [];
      }
      case 'code': {
        const title = optionOf(node.meta, 'title');
        // Quotes would end the title.
        const meta = title ? `title="${title.replaceAll('"', "'")}"` : null;
        return [{ ...node, ...withoutNotations(node), meta }];
      }
      case 'heading':
        return [{ ...node, children: this.#phrasing(withoutId(node.children)) }];
      case 'paragraph': {
        if (isUnravelled(node.children)) return this.blocks(node.children.filter((child) => !isBlank(child)));
        const children = this.#phrasing(node.children);
        return children.every(isBlank) ? [] : [{ ...node, children }];
      }
      case 'blockquote':
      case 'footnoteDefinition':
      case 'list':
      case 'listItem':
      case 'table':
      case 'tableRow':
        return [{ ...node, children: this.blocks(node.children) } as RootContent];
      case 'tableCell':
        return [{ ...node, children: this.#phrasing(node.children) }];
      default:
        return this.#phrasing([node as PhrasingContent]);
    }
  }

  #phrasing(nodes: readonly PhrasingContent[]): PhrasingContent[] {
    return nodes.flatMap((node): PhrasingContent[] => {
      switch (node.type) {
        case 'mdxJsxTextElement':
          return inParagraph(this.#element(node));
        case 'mdxTextExpression': {
          const value = this.#expression(node);
          return value ? [text(value)] : [];
        }
        case 'html':
          return node.value.startsWith('<!--') ? [] : [node];
        case 'linkReference':
        case 'imageReference':
          return this.#resolved(node);
        case 'image':
          return [{ ...node, url: this.#options.pictureAt(node.url) }];
        case 'link': {
          const children = this.#phrasing(node.children) as typeof node.children;
          return [{ ...node, url: this.#options.linkTo(node.url), children }];
        }
        default:
          return 'children' in node
            ? [{ ...node, children: this.#phrasing(node.children) } as PhrasingContent]
            : [node];
      }
    });
  }

  #resolved(node: LinkReference | ImageReference): PhrasingContent[] {
    const { url = '', title } = this.#definitions.get(node.identifier) ?? {};
    return node.type === 'imageReference'
      ? [{ type: 'image', url: this.#options.pictureAt(url), title, alt: node.alt }]
      : this.#phrasing([{ type: 'link', url, title, children: node.children }]);
  }

  #expression(node: Extract<RootContent, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>): string {
    const value = this.#attempt(node, '{…}', () => readExpression(node.value, this.#options.scope));
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }

  #element(node: Element): RootContent[] {
    const name = node.name ?? '';
    if (node.attributes.some((each) => 'name' in each && each.name === 'data-markdown-ignore')) return [];
    if (name === 'details') return this.#unfolded(node);
    const part = this.#options.partOf(name);
    if (part) return [...part];
    const children = this.#childrenOf(node);
    const known = TABLE[name];
    if (!known) return children;
    const rendered = this.#attempt(node, `<${name}>`, () =>
      known(readAttributes(node.attributes, this.#options.scope), children, this.#options.page),
    );
    return (rendered ?? []).map((each) => this.#withAddresses(each));
  }

  /** Children as blocks; text without a paragraph gets one. */
  #childrenOf({ children }: Element): RootContent[] {
    return children.some((child) => WORDS.has(child.type))
      ? [paragraph(...this.#phrasing(children as PhrasingContent[]))]
      : this.blocks(children as RootContent[]);
  }

  /** Summary in bold, then the content; nothing on a long page. */
  #unfolded({ children: [summary, ...children] }: Element): RootContent[] {
    if (this.#options.isLong || !summary || children.length === 0) return [];
    const label = inParagraph(
      isElement(summary) ? this.#childrenOf(summary) : this.blocks([summary as RootContent]),
    );
    return [paragraph(strong(...label)), ...this.blocks(children as RootContent[])];
  }

  #withAddresses(node: RootContent): RootContent {
    const copy = structuredClone(node);
    visit(copy, (each) => {
      if (each.type === 'link') each.url = this.#options.linkTo(each.url);
      if (each.type === 'image') each.url = this.#options.pictureAt(each.url);
    });
    return copy;
  }

  #attempt<Value>(node: Nodes, what: string, make: () => Value): Value | undefined {
    try {
      return make();
    } catch (error) {
      this.#options.report(node.position?.start.line ?? 1, `${what} ${messageOf(error)}`);
      return undefined;
    }
  }
}

/**
 * Turns a page into Markdown: elements and callouts are replaced, ids of headings and options of fences removed.
 * @param tree expanded; is not modified.
 */
export function markdownTree(tree: Root, options: MarkdownTreeOptions): RootContent[] {
  return addTitles(new MarkdownTree(tree, options).blocks(tree.children));
}
