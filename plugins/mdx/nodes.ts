/** Parts of a syntax tree, for what elements are made into. */
import type {
  Code,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Text,
} from 'mdast';

export const text = (value: string): Text => ({ type: 'text', value });

export const inlineCode = (value: string): InlineCode => ({ type: 'inlineCode', value });

export const strong = (...children: PhrasingContent[]): Strong => ({ type: 'strong', children });

export const link = (url: string, ...children: PhrasingContent[]): Link => ({ type: 'link', url, children });

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

/** A name as a line of its own: of a file as code, of anything else as words. */
export const nameLine = (value: string): Paragraph =>
  paragraph(strong(/^\S*[./]\S*$/.test(value) ? inlineCode(value) : text(value)));

/** A block of code. @param meta what its first line says besides the language; empty for nothing. */
export const code = (lang: string, meta: string, value: string): Code => ({
  type: 'code',
  lang,
  meta: meta || null,
  value,
});

/** A list with a line for each item. */
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

/** A text in which backticks mark code. */
export const words = (value: string): PhrasingContent[] =>
  value
    .split('`')
    .map((part, at) => (at % 2 ? inlineCode(part) : text(part)))
    .filter((part) => part.value !== '');

/** Blocks as they stand inside a paragraph: what their paragraphs hold, parted by blanks. */
export const inParagraph = (blocks: readonly RootContent[]): PhrasingContent[] =>
  blocks
    .flatMap((block) => (block.type === 'paragraph' ? [block.children] : []))
    .flatMap((children, at) => (at > 0 ? [text(' '), ...children] : children));
