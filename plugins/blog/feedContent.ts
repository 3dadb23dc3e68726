import type { Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';

/** Removed with their content: no text, useful on the page only, or marked by the theme. */
const CHROME = [
  'script, style, template, svg, button, dialog, form, input, nav, noscript, h1',
  '[data-feed=skip], [hidden]:not([hidden=until-found])',
  ':is(h2, h3, h4, h5, h6) > a[href^="#"]',
].join();

/** Elements for feed readers; of others (`div`, `span`) only the content stays. */
const schema: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: (defaultSchema.tagNames ?? [])
    .filter((name) => name !== 'div' && name !== 'span')
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

function dropChrome(tree: Root): void {
  const chrome = new Set(selectAll(CHROME, tree));
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined || !chrome.has(node)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

const isPhrasing = (node: Nodes) =>
  node.type === 'text' || (node.type === 'element' && /^(a|b|code|em|i|span|strong)$/.test(node.tagName));

/** Turns blocks of phrasing content (titles of programs, labels) into paragraphs, so that their words do not join. */
function separateBlocks(tree: Root): void {
  visit(tree, { tagName: 'div' }, (node) => {
    const hasText = node.children.some((child) => child.type === 'text' && child.value.trim() !== '');
    if (hasText && node.children.every(isPhrasing)) node.tagName = 'p';
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
