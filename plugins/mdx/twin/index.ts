import path from 'node:path';
import { routeOf, twinPath } from '../../../model/routes.ts';
import { pageMetaOf } from '../../engine/twinPages.ts';
import type { ParseMdx } from '../mdxSource.ts';
import { twinModule } from './module.ts';
import { type Twin, textOf, twinOf } from './parts.ts';

export interface TwinsOptions {
  /** Parses a page. */
  parse: ParseMdx;
  /** Absolute path of the folder of all pages. */
  docsDir: string;
  /** Where the site is published, with its base: no slash at the end. */
  origin: string;
  /** A day in words, for the date of a post. */
  formatDay: (iso: string) => string;
  /** The address of a page as the site spells it; undefined where there is none. */
  routeOfPage: (route: string) => string | undefined;
}

/** How the Markdown twins of a site are made. */
export interface Twins {
  /** The module that stands for a page where the twins are rendered. @param source in which everything is expanded. @param file absolute path. */
  moduleOf: (source: string, file: string) => string;
  /** Characters of a page's own text in its twin. */
  lengthOf: (source: string, file: string) => number;
}

/** Addresses that lead elsewhere, or to a place on the same page. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i;

/** What a link may add to the address of a page. */
const FILE_ENDING = /\.(?:html|mdx?)$/;

/** Creates what turns pages into their Markdown twins. */
export function createTwins({ parse, docsDir, origin, formatDay, routeOfPage }: TwinsOptions): Twins {
  /** Where a link leads to in the twin: to the twin of a page, wherever the text is pasted. */
  const linkFrom = (file: string) => (url: string) => {
    if (ELSEWHERE.test(url)) return url;
    const at = url.search(/[?#]/);
    const [address, rest] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
    const absolute = address.startsWith('/')
      ? address
      : `/${path.posix.join(path.posix.dirname(path.relative(docsDir, file)), address)}`;
    const route = routeOfPage(absolute) ?? routeOfPage(routeOf(absolute.slice(1).replace(FILE_ENDING, '')));
    return route === undefined ? url : `${origin}${twinPath(route)}${rest}`;
  };
  const twin = (source: string, file: string): Twin | undefined => {
    const tree = parse(source, file);
    return tree && twinOf(source, tree, { formatDay, linkTo: linkFrom(file) });
  };
  return {
    moduleOf(source, file) {
      const made = twin(source, file);
      // The builds of the page itself say what is wrong with it, and where.
      if (!made) return 'export default function MDXContent() {}\n';
      return twinModule(made, path.relative(docsDir, file)) + pageMetaOf(file, docsDir, made.frontmatter);
    },
    lengthOf: (source, file) => textOf(twin(source, file)?.parts ?? []).length,
  };
}
