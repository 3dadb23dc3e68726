import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { select } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';

/** Removed with their content: no text, or useful on the page only. */
const REMOVED = 'script style template svg button dialog form input nav noscript h1'.split(' ');

/** Elements for feed readers; of others (`div`, `span`) only the content stays. */
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

const isOwnAnchor = (node: Element) =>
  node.tagName === 'a' && String(node.properties.href ?? '').startsWith('#');

/** Removed from feeds: `data-feed="skip"`, hidden elements, and those of `REMOVED`. */
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

/** True for a block of phrasing content. */
const holdsText = (node: Element) =>
  node.children.some((child) => child.type === 'text' && child.value.trim() !== '') &&
  node.children.every(
    (child) =>
      child.type === 'text' ||
      (child.type === 'element' && /^(a|b|code|em|i|span|strong)$/.test(child.tagName)),
  );

/** Turns blocks of phrasing content (titles of programs, labels) into paragraphs, so that their words do not join. */
function separateBlocks(tree: Root): void {
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

/** Only `main` is parsed: a fifth of a document. */
const MAIN = /<main[\s>].*<\/main>/s;

/** Element with the words of a post. */
const CONTENT = 'main article';

/** Content of a built page as clean HTML for feeds, with absolute addresses. @throws for a page without `CONTENT`. */
export function feedContent(html: string, pageUrl: string): string {
  const [main = ''] = MAIN.exec(html) ?? [];
  const article = select(CONTENT, fromHtml(main, { fragment: true }));
  if (!article)
    throw new Error(`The feeds take a post's words from "${CONTENT}", which ${pageUrl} does not have.`);
  const tree: Root = { type: 'root', children: article.children };
  dropChrome(tree);
  separateBlocks(tree);
  const clean = sanitize(tree, schema);
  absolutise(clean, pageUrl);
  return toHtml(clean).trim();
}
