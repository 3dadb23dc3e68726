import type { Code, Heading, Root, Yaml } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** `\{#id}` at the end of a heading, as pages write an anchor of their own. */
const ID = /[ \t]*\\?\{#[^}\n]*\}[ \t]*$/;

/** What a fence's first line says besides its language that readers of text can use. */
const TITLE = /\btitle=(?:"[^"]*"|'[^']*')/;

/** Stands where the page shows a component that runs. */
const INTERACTIVE = '_This part is interactive: open the page in a browser._';

/** Day on which the page was published, in words; undefined for a page without a date. */
function publishedOn({ value }: Yaml, formatDay: (iso: string) => string): string | undefined {
  const matter: unknown = parseYaml(value);
  const date = typeof matter === 'object' && matter !== null && 'date' in matter ? matter.date : undefined;
  return typeof date === 'string' ? formatDay(date) : undefined;
}

/** A fence as readers of text need it: no marks of lines, no reasons for the build, no source of a running component. */
function plainFence(text: string, { meta }: Code): string {
  if (!meta) return text;
  if (/^preview\b/.test(meta)) return INTERACTIVE;
  const [first = '', ...rest] = text.split('\n');
  const title = TITLE.exec(meta)?.[0] ?? '';
  return [first.slice(0, first.lastIndexOf(meta)).trimEnd() + (title && ` ${title}`), ...rest].join('\n');
}

/**
 * Turns a page's source into that of its Markdown twin: takes out what would stand as text in it, which is the anchors
 * that headings name and the marks of fences, and says below the title of a post when it was published.
 *
 * @param source MDX, in which samples and steps are expanded already; returned as it is where it cannot be parsed, which
 * the engine reports with the place.
 * @param formatDay a day in words.
 */
export function twinSource(source: string, formatDay: (iso: string) => string): string {
  let tree: Root;
  try {
    tree = parser.parse(source);
  } catch {
    return source;
  }
  const edits: { start: number; end: number; text: string }[] = [];
  const edit = (node: Heading | Code, change: (text: string) => string) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start !== undefined && end !== undefined)
      edits.push({ start, end, text: change(source.slice(start, end)) });
  };
  const [matter] = tree.children;
  let date = matter?.type === 'yaml' ? publishedOn(matter, formatDay) : undefined;
  visit(tree, (node) => {
    if (node.type === 'code') edit(node, (text) => plainFence(text, node));
    if (node.type !== 'heading') return;
    const published = node.depth === 1 && date ? `\n\nPublished on ${date}.` : '';
    if (published) date = undefined;
    edit(node, (text) => text.replace(ID, '') + published);
  });
  return edits.reduceRight(
    (text, { start, end, text: changed }) => text.slice(0, start) + changed + text.slice(end),
    source,
  );
}
