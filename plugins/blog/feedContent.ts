import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { select } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';

/** Elements that carry no words or only work on the page: they go, with what is in them. */
const REMOVED = [
  'script',
  'style',
  'template',
  'svg',
  'button',
  'dialog',
  'form',
  'input',
  'nav',
  'noscript',
  'h1',
];

/** What a reader of feeds may show. Other elements (`div`, `span`) go, and what is in them stays. */
const schema: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  strip: REMOVED,
  tagNames: (defaultSchema.tagNames ?? [])
    .filter((name) => !['div', 'span', 'input', 'h1'].includes(name))
    .concat('figure', 'figcaption'),
  attributes: {
    '*': ['id', 'title', 'lang', 'dir'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan', 'scope'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    details: ['open'],
    time: ['dateTime'],
    blockquote: ['cite'],
  },
};

const HEADING = /^h[1-6]$/;

/** A link of a heading to itself. */
const isOwnAnchor = (node: Element) =>
  node.tagName === 'a' && String(node.properties.href ?? '').startsWith('#');

/** Text that only assistive technology hears on the page, and what the page itself calls no part of its words. */
const isChrome = (node: Element) =>
  node.properties.dataFeed === 'skip' || REMOVED.includes(node.tagName) || node.properties.hidden === true;

function dropChrome(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const inHeading = parent.type === 'element' && HEADING.test(parent.tagName);
    if (!isChrome(node) && !(inHeading && isOwnAnchor(node))) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** True when an element holds text of its own: as a `div` it was a line. */
const holdsText = (node: Element) =>
  node.children.some((child) => child.type === 'text' && child.value.trim() !== '') &&
  node.children.every(
    (child) =>
      child.type === 'text' ||
      (child.type === 'element' && /^(a|b|code|em|i|span|strong)$/.test(child.tagName)),
  );

/** A `div` with words in it (the title of a program, a label) becomes a paragraph, so that its words stay apart. */
function keepLines(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'div' && holdsText(node)) node.tagName = 'p';
  });
}

function absolutise(tree: Nodes, pageUrl: string): void {
  visit(tree, 'element', (node) => {
    for (const name of ['href', 'src', 'cite'] as const) {
      const value = node.properties[name];
      if (typeof value === 'string') node.properties[name] = new URL(value, pageUrl).href;
    }
  });
}

/** What a document has between head, bars and menus, which are four fifths of it and need not be parsed. */
const MAIN = /<main[\s>].*<\/main>/s;

/**
 * The words of a built page as clean HTML for feeds: no classes, buttons, anchors of headings, drawings or comments;
 * all addresses absolute.
 *
 * @param html the built document.
 * @param selector of the element with the words; it is looked for in `main`.
 * @param pageUrl the page's own absolute address.
 * @returns undefined when the document has no such element.
 */
export function feedContent(html: string, selector: string, pageUrl: string): string | undefined {
  const [main = ''] = MAIN.exec(html) ?? [];
  const article = select(selector, fromHtml(main, { fragment: true }));
  if (!article) return undefined;
  const tree: Root = { type: 'root', children: article.children };
  dropChrome(tree);
  keepLines(tree);
  const clean = sanitize(tree, schema);
  absolutise(clean, pageUrl);
  return toHtml(clean).trim();
}
