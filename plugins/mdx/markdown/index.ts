import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { markdownPath, routeOf } from '../../../model/routes.ts';
import { type Diagnostic, diagnostic } from '../../content/diagnostic.ts';
import { scopeOf } from '../expressions.ts';
import { paragraph, text } from '../nodes.ts';
import { printMarkdown } from '../printMarkdown.ts';
import { importedParts } from '../searchText.ts';
import { BLOG } from './blogElements.ts';
import { CONTENT } from './contentElements.ts';
import { DRAWINGS } from './drawingElements.ts';
import type { MarkdownContext } from './markdownElement.ts';
import { markdownTree } from './markdownTree.ts';

/** A page before it is turned into its Markdown. */
export interface MarkdownSource {
  /** In which all that the page names is put in its place; undefined for what cannot be parsed. */
  tree: Root | undefined;
  frontmatter: Readonly<Record<string, unknown>>;
}

export interface MarkdownOptions {
  /** Reads a page or a part. @param file absolute path. */
  read: (file: string) => MarkdownSource;
  /** Absolute path of the folder of all pages. */
  docsDir: string;
  /** Where the site is published, with its base: no slash at the end. */
  origin: string;
  /** A day in words, for the date of a post. */
  formatDay: (iso: string) => string;
  /** The address of a page as the site spells it; undefined where there is none. */
  routeOfPage: (route: string) => string | undefined;
  /** What elements know of a page. @param route its address. */
  pageOf: (route: string) => MarkdownContext;
}

/** The Markdown of a page. */
export interface PageMarkdown {
  /** Its title, as a heading; empty for a page without one. */
  title: string;
  /** What follows the title. */
  body: string;
  /** What cannot be read. */
  diagnostics: readonly Diagnostic[];
}

/** @param file absolute path of the page. @param route its address. */
export type MarkdownOf = (file: string, route: string) => PageMarkdown;

/** Most characters of a Markdown file: what readers with a small window can take in at once. */
export const MAX_MARKDOWN_LENGTH = 50_000;

const TABLE = { ...CONTENT, ...DRAWINGS, ...BLOG };

/** Addresses that lead elsewhere, or to a place on the same page. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i;

/** What a link may add to the address of a page. */
const FILE_ENDING = /\.(?:html|mdx?)$/;

/** The text of a Markdown file. @param below what stands between its title and its body. Default: nothing. */
export const joinMarkdown = ({ title, body }: PageMarkdown, below = ''): string =>
  [title, below, body].filter(Boolean).join('\n');

/** Creates what turns pages into their Markdown files. */
export function createMarkdownOf(options: MarkdownOptions): MarkdownOf {
  const { read, docsDir, origin, formatDay, routeOfPage, pageOf } = options;

  /** Where a link leads to in the Markdown: to the Markdown of a page, wherever the text is pasted. */
  const linkFrom = (file: string) => (url: string) => {
    if (ELSEWHERE.test(url)) return url;
    const at = url.search(/[?#]/);
    const [address, rest] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
    const absolute = address.startsWith('/')
      ? address
      : `/${path.posix.join(path.posix.dirname(path.relative(docsDir, file)), address)}`;
    const route = routeOfPage(absolute) ?? routeOfPage(routeOf(absolute.slice(1).replace(FILE_ENDING, '')));
    if (route !== undefined) return `${origin}${markdownPath(route)}${rest}`;
    return address.startsWith('/') ? origin + url : url;
  };
  const pictureAt = (url: string) => (/^\/(?!\/)/.test(url) ? origin + url : url);

  const nodesOf = (
    file: string,
    route: string,
    isLong: boolean,
    report: (file: string, line: number, reason: string) => void,
  ): RootContent[] => {
    const { tree } = read(file);
    if (!tree) return [];
    const page = pageOf(route);
    const parts = importedParts(tree);
    return markdownTree(tree, {
      table: TABLE,
      page,
      scope: scopeOf(tree, page.dataOf),
      partOf(element) {
        const name = parts.get(element);
        return name === undefined
          ? undefined
          : nodesOf(path.resolve(path.dirname(file), name), route, isLong, report);
      },
      linkTo: linkFrom(file),
      pictureAt,
      isLong,
      report: (line, reason) => report(file, line, reason),
    });
  };

  return (file, route) => {
    const { date } = read(file).frontmatter;
    const make = (isLong: boolean): PageMarkdown => {
      const diagnostics: Diagnostic[] = [];
      const nodes = nodesOf(file, route, isLong, (source, line, reason) =>
        diagnostics.push(diagnostic(source, line, reason)),
      );
      const heading = nodes.findIndex((node) => node.type === 'heading' && node.depth === 1);
      const published =
        typeof date === 'string' && heading >= 0 ? [paragraph(text(`Published on ${formatDay(date)}.`))] : [];
      const title = printMarkdown(nodes.slice(0, heading + 1));
      return { title, body: printMarkdown([...published, ...nodes.slice(heading + 1)]), diagnostics };
    };
    const markdown = make(false);
    return joinMarkdown(markdown).length > MAX_MARKDOWN_LENGTH ? make(true) : markdown;
  };
}
