import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { decodePart } from '../../../model/decodePart.ts';
import type { Heading } from '../../../model/page.ts';
import { markdownPath, routeOf } from '../../../model/routes.ts';
import { type Diagnostic, diagnostic } from '../../content/diagnostic.ts';
import { toPosix } from '../../content/sourceFiles.ts';
import { scopeOf } from '../expressions.ts';
import { paragraph, text } from '../nodes.ts';
import { printMarkdown } from '../printMarkdown.ts';
import { importedParts } from '../searchText.ts';
import type { MarkdownContext } from './markdownElement.ts';
import { markdownTree } from './markdownTree.ts';

export type MarkdownHeading = Pick<Heading, 'id' | 'text'>;

export interface MarkdownOptions {
  /** The tree is expanded; undefined for an invalid page. */
  read: (file: string) => { tree: Root | undefined; frontmatter: Readonly<Record<string, unknown>> };
  docsDir: string;
  /** With the base, no slash at the end. */
  origin: string;
  formatDay: (iso: string) => string;
  /** The page at a route, with the site's spelling of the route; undefined for none. */
  pageAt: (route: string) => { route: string; headings: readonly MarkdownHeading[] } | undefined;
  pageOf: (route: string) => MarkdownContext;
}

export interface PageMarkdown {
  /** As a heading; empty for a page without one. */
  title: string;
  body: string;
  /** Elements and expressions that cannot be evaluated. */
  diagnostics: readonly Diagnostic[];
}

/** In characters: the context window of small models. */
export const MAX_MARKDOWN_LENGTH = 50_000;

/** External addresses, and anchors of the same page. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i;

/** Anchors by the ids of headings: readers of Markdown know the text of a heading only, as GitHub does. */
function anchorsOf(headings: readonly MarkdownHeading[]): ReadonlyMap<string, string> {
  const slugger = new GithubSlugger();
  return new Map(headings.map(({ id, text: words }) => [id, slugger.slug(words)]));
}

const FILE_ENDING = /\.(?:html|mdx?)$/;

export function createMarkdownOf(options: MarkdownOptions) {
  const { read, docsDir, origin, formatDay, pageAt, pageOf } = options;

  /** The end of an address, with the anchor that the heading has in Markdown. */
  const withAnchor = (route: string, rest: string) =>
    rest.replace(/(?<=#).+$/, (id) => anchorsOf(pageAt(route)?.headings ?? []).get(decodePart(id)) ?? id);

  /** Links lead to Markdown files, as absolute addresses: text is pasted elsewhere. */
  const linkFrom = (file: string, ownRoute: string) => (url: string) => {
    if (url.startsWith('#')) return withAnchor(ownRoute, url);
    if (ELSEWHERE.test(url)) return url;
    const at = url.search(/[?#]/);
    const [address, rest] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
    const absolute = address.startsWith('/')
      ? address
      : `/${path.posix.join(path.posix.dirname(toPosix(path.relative(docsDir, file))), address)}`;
    const page = pageAt(absolute) ?? pageAt(routeOf(absolute.slice(1).replace(FILE_ENDING, '')));
    if (page) return `${origin}${markdownPath(page.route)}${withAnchor(page.route, rest)}`;
    return address.startsWith('/') ? origin + url : url;
  };

  const nodesOf = (file: string, route: string, diagnostics: Diagnostic[]): RootContent[] => {
    const { tree } = read(file);
    if (!tree) return [];
    const parts = importedParts(tree);
    const page = pageOf(route);
    const result = markdownTree(tree, {
      page,
      scope: scopeOf(tree, page.dataOf),
      partOf(element) {
        const part = parts.get(element);
        return part ? nodesOf(path.resolve(path.dirname(file), part), route, diagnostics) : undefined;
      },
      report: (line, reason) => diagnostics.push(diagnostic(file, line, reason)),
    });
    const linkTo = linkFrom(file, route);
    visit(result, (node) => {
      if (node.type === 'link') node.url = linkTo(node.url);
      if (node.type === 'image' && /^\/(?!\/)/.test(node.url)) node.url = origin + node.url;
    });
    return result.children;
  };

  return (file: string, route: string): PageMarkdown => {
    const { date } = read(file).frontmatter;
    const diagnostics: Diagnostic[] = [];
    const nodes = nodesOf(file, route, diagnostics);
    const heading = nodes.findIndex((node) => node.type === 'heading' && node.depth === 1);
    const published =
      typeof date === 'string' && heading >= 0 ? [paragraph(text(`Published on ${formatDay(date)}.`))] : [];
    const title = printMarkdown(nodes.slice(0, heading + 1));
    return { title, body: printMarkdown([...published, ...nodes.slice(heading + 1)]), diagnostics };
  };
}
