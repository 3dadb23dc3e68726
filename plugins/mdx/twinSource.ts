import type { Code, Heading, Root, Yaml } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import { applyEdits, type Edit, parseMdx } from './mdxSource.ts';

/** `\{#id}` at the end of a heading, as pages write an anchor of their own. */
const ID = /[ \t]*\\?\{#[^}\n]*\}[ \t]*$/;

/** What a fence's first line says besides its language that readers of text can use. */
const TITLE = /\btitle=(?:"[^"]*"|'[^']*')/;

/** Day on which the page was published, in words; undefined for a page without a date. */
function publishedOn({ value }: Yaml, formatDay: (iso: string) => string): string | undefined {
  const matter: unknown = parseYaml(value);
  const date = typeof matter === 'object' && matter !== null && 'date' in matter ? matter.date : undefined;
  return typeof date === 'string' ? formatDay(date) : undefined;
}

/** Most characters of a twin: what readers with a small window can take in at once. */
export const MAX_TWIN = 50_000;

/** What a disclosure holds, below its name in bold, since readers of text have nothing to unfold; nothing on a long page. */
function unfolded(source: string, { children, position }: MdxJsxFlowElement, isLong: boolean): Edit[] {
  const summary = children[0]?.position;
  const first = children[1]?.position?.start.offset;
  const last = children.at(-1)?.position?.end.offset;
  const start = position?.start.offset;
  const end = position?.end.offset;
  if (first === undefined || last === undefined || start === undefined || end === undefined) return [];
  if (isLong) return [{ start, end, text: '' }];
  const label = source.slice(summary?.start.offset, summary?.end.offset).replace(/<[^>]*>/g, '');
  return [
    { start, end: first, text: `**${label.trim()}**\n\n` },
    { start: last, end, text: '' },
  ];
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

/**
 * Turns a page's source into that of its Markdown twin: takes out what would stand as text in it, which is the anchors
 * that headings name and the marks of fences, and says below the title of a post when it was published. What the page folds of
 * its programs is there unless the twin would be longer than `MAX_TWIN` with it.
 *
 * @param source MDX, in which samples and steps are expanded already; returned as it is where it cannot be parsed, which
 * the engine reports with the place.
 * @param formatDay a day in words.
 */
export function twinSource(source: string, formatDay: (iso: string) => string): string {
  const tree = parseMdx(source);
  if (!tree) return source;
  const twin = edited(source, tree, formatDay, false);
  return twin.length > MAX_TWIN ? edited(source, tree, formatDay, true) : twin;
}

/** @param isLong leaves out what is folded. */
function edited(source: string, tree: Root, formatDay: (iso: string) => string, isLong: boolean): string {
  const edits: Edit[] = [];
  const edit = (node: Heading | Code, change: (text: string) => string) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start !== undefined && end !== undefined)
      edits.push({ start, end, text: change(source.slice(start, end)) });
  };
  const [matter] = tree.children;
  let date = matter?.type === 'yaml' ? publishedOn(matter, formatDay) : undefined;
  visit(tree, (node, index = 0, parent) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'details') {
      edits.push(...unfolded(source, node, isLong));
      if (isLong) return SKIP;
    }
    if (node.type === 'code') {
      const above = parent?.children[index - 1] ?? parent;
      const before = source.slice(above?.position?.start.offset, node.position?.start.offset);
      edit(node, (text) => titleAbove(node, before) + plainFence(text, node));
    }
    if (node.type !== 'heading') return undefined;
    const published = node.depth === 1 && date ? `\n\nPublished on ${date}.` : '';
    if (published) date = undefined;
    edit(node, (text) => text.replace(ID, '') + published);
    return undefined;
  });
  return applyEdits(source, edits);
}
