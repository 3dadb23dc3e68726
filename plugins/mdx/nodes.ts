/** Builders of mdast nodes. */
import type {
  Code,
  Heading,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Table,
  Text,
} from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { expressionText, programOf } from './expressions.ts';

export const text = (value: string): Text => ({ type: 'text', value });

export const inlineCode = (value: string): InlineCode => ({ type: 'inlineCode', value });

export const strong = (...children: PhrasingContent[]): Strong => ({ type: 'strong', children });

export const link = (url: string, ...children: PhrasingContent[]): Link => ({ type: 'link', url, children });

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

export const heading = (depth: Heading['depth'], ...children: PhrasingContent[]): Heading => ({
  type: 'heading',
  depth,
  children,
});

/** @param parts texts at even places, inline code at odd ones. */
export const textAndCode = (parts: readonly string[]): PhrasingContent[] =>
  parts.map((part, at) => (at % 2 ? inlineCode(part) : text(part))).filter(({ value }) => value !== '');

/** Text with inline code in backticks. */
export const words = (value: string): PhrasingContent[] => textAndCode(value.split('`'));

/** A name in bold on its own line; file names as code. */
export const nameLine = (value: string): Paragraph =>
  paragraph(strong(/^\S*[./]\S*$/.test(value) ? inlineCode(value) : text(value)));

/** @param meta options of the fence; may be empty. */
export const code = (lang: string, meta: string, value: string): Code => ({
  type: 'code',
  lang,
  meta: meta || null,
  value,
});

export function list(items: readonly (readonly PhrasingContent[])[], { ordered = false } = {}): List {
  return {
    type: 'list',
    ordered,
    spread: false,
    children: items.map((children) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(...children)],
    })),
  };
}

/** The first row is the header. */
export const table = (rows: readonly (readonly PhrasingContent[][])[]): Table => ({
  type: 'table',
  align: rows[0]?.map(() => null) ?? [],
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  })),
});

/** Strings stay, undefined is omitted, other values become expressions. */
export type AttributeValues = Readonly<Record<string, unknown>>;

function attributeOf(name: string, given: unknown): MdxJsxAttribute {
  if (typeof given === 'string') return { type: 'mdxJsxAttribute', name, value: given };
  const value = expressionText(given);
  const estree = programOf(`(${value})`);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value, data: { estree } },
  };
}

export const element = (
  name: string,
  attributes: AttributeValues,
  children: readonly (RootContent | PhrasingContent)[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => attributeOf(key, value)),
  children: children as MdxJsxFlowElement['children'],
});

/** @param names of components, or of the default export. @param module its file. */
export function importNode(names: readonly string[] | string, module: string): RootContent {
  const imported = typeof names === 'string' ? names : `{ ${names.join(', ')} }`;
  const value = `import ${imported} from ${JSON.stringify(module)};`;
  return { type: 'mdxjsEsm', value, data: { estree: programOf(value) } };
}

/** Content of paragraphs, separated by spaces. */
export const inParagraph = (blocks: readonly RootContent[]): PhrasingContent[] =>
  blocks
    .flatMap((block) => (block.type === 'paragraph' ? [block.children] : []))
    .flatMap((children, at) => (at > 0 ? [text(' '), ...children] : children));
