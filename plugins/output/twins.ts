import type { Image, Link } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { LLMS_PATH } from '../../model/routes.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

/** A link or picture that begins at the root of the site, or what looks like one in code. */
const FROM_ROOT = /\]\(\//;

/** Blanks before the end of a cell. */
const ALIGNED = / {2}\|/;

/** The line that begins or ends a block of code, also in a quote or at the start of an entry of a list. */
const FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})(.*)$/;

/**
 * Changes paragraphs and tables of a Markdown twin. Code is most of a twin, and to parse it costs as much as the words around it: only
 * paragraphs that may hold what is looked for are parsed, each by itself.
 *
 * @param pattern what a paragraph has that may need a change.
 * @param change is given lines that follow one another, without what indents the first, and returns as many.
 */
function changeParagraphs(text: string, pattern: RegExp, change: (paragraph: string) => string): string {
  if (!pattern.test(text)) return text;
  const lines = text.split('\n');
  const changed: string[] = [];
  let paragraph: string[] = [];
  let fence: string | undefined;
  const end = () => {
    const whole = paragraph.join('\n');
    const indent = /^ */.exec(whole)?.[0] ?? '';
    if (paragraph.length > 0)
      changed.push(pattern.test(whole) ? indent + change(whole.slice(indent.length)) : whole);
    paragraph = [];
  };
  for (const line of lines) {
    const [, mark = '', rest = ''] = FENCE.exec(line) ?? [];
    const isCode = fence !== undefined || mark !== '';
    if (fence === undefined) fence = mark || undefined;
    else if (mark.startsWith(fence) && rest.trim() === '') fence = undefined;
    if (isCode || line.trim() === '') {
      end();
      changed.push(line);
    } else paragraph.push(line);
  }
  end();
  return changed.join('\n');
}

/**
 * Gives the links and pictures of a Markdown twin their origin: a twin is pasted and cut into pieces, and an address from the root
 * leads nowhere then. The engine does so for the links that pages write, not for those of components.
 *
 * @param origin scheme and host, no slash at the end.
 */
export function absoluteLinks(text: string, origin: string): string {
  return changeParagraphs(text, FROM_ROOT, (paragraph) => {
    const links: (Link | Image)[] = [];
    visit(parser.parse(paragraph), (node) => {
      if ((node.type === 'link' || node.type === 'image') && node.url.startsWith('/')) links.push(node);
    });
    return links.reduceRight((changed, link) => {
      const { url, position } = link;
      const end = position?.end.offset;
      const last = 'children' in link ? link.children.at(-1)?.position?.end : position?.start;
      const from = last?.offset;
      if (end === undefined || from === undefined) return changed;
      return (
        changed.slice(0, from) + changed.slice(from, end).replace(url, origin + url) + changed.slice(end)
      );
    }, paragraph);
  });
}

/**
 * Takes the blanks out of tables that the engine aligns their columns with: a table with one long cell would be mostly
 * blanks, which every reader of the text counts.
 */
export function narrowTables(text: string): string {
  return changeParagraphs(text, ALIGNED, (paragraph) => {
    const lines = paragraph.split('\n');
    visit(parser.parse(paragraph), 'table', ({ position }) => {
      const first = (position?.start.line ?? 1) - 1;
      for (let at = first; at < (position?.end.line ?? 0); at++) {
        const narrow = (lines[at] ?? '').replace(/ {2,}(?=\|)/g, ' ');
        lines[at] = at === first + 1 ? narrow.replace(/-{4,}/g, '---') : narrow;
      }
    });
    return lines.join('\n');
  });
}

/** The line that begins a container of the engine: its kind and its title. */
const CONTAINER = /^:::[ \t]*(\w+)[ \t]*(.*)$/;

/** The line that ends a container. */
const CONTAINER_END = /^:::[ \t]*$/;

/**
 * Turns the containers of a Markdown twin into plain Markdown: a callout is a block quote below its kind and title in bold; what
 * `:::details` folds follows its title in bold. A callout that holds code is no quote: its samples stay as they are.
 */
export function plainContainers(text: string): string {
  if (!/^:::/m.test(text)) return text;
  const plain: string[][] = [[]];
  const open: { kind: string; hasCode: boolean }[] = [];
  let fence: string | undefined;
  const end = () => {
    const container = open.pop();
    const lines = plain.pop() ?? [];
    const isQuote = container && container.kind !== 'details' && !container.hasCode;
    if (lines.at(-1) === '') lines.pop();
    plain.at(-1)?.push(...(isQuote ? lines.map((line) => (line ? `> ${line}` : '>')) : lines));
  };
  for (const line of text.split('\n')) {
    const [, mark = '', rest = ''] = FENCE.exec(line) ?? [];
    if (mark) for (const container of open) container.hasCode = true;
    const isCode = fence !== undefined || mark !== '';
    if (fence === undefined) fence = mark || undefined;
    else if (mark.startsWith(fence) && rest.trim() === '') fence = undefined;
    const [, kind = '', title = ''] = (isCode ? undefined : CONTAINER.exec(line)) ?? [];
    if (kind) {
      const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
      open.push({ kind, hasCode: false });
      plain.push([`**${kind === 'details' ? title || name : title ? `${name}: ${title}` : name}**`, '']);
    } else if (!isCode && open.length > 0 && CONTAINER_END.test(line)) end();
    else {
      const lines = plain.at(-1);
      // One empty line stands below the title already.
      if (lines && !(open.length > 0 && lines.length === 2 && line === '')) lines.push(line);
    }
  }
  while (open.length > 0) end();
  return plain.flat().join('\n');
}

/** A line that `withPointer` writes. */
const POINTER = /^> All pages: \[.*\n\n?/m;

/** A twin as it is among others, in a book. */
export const withoutPointer = (text: string): string => text.replace(POINTER, '');

/**
 * Says below the title of a Markdown twin, or at its start where it has none, where the list of all pages is.
 *
 * @param origin scheme and host, no slash at the end.
 */
export function withPointer(text: string, origin: string): string {
  const pointer = `> All pages: [llms.txt](${origin}${LLMS_PATH})\n`;
  const title = /^# .*\n/m.exec(text);
  if (!title || /^(```|~~~)/m.test(text.slice(0, title.index))) return `${pointer}\n${text}`;
  const end = title.index + title[0].length;
  return `${text.slice(0, end)}\n${pointer}${text.slice(end)}`;
}
