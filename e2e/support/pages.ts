/** Pages for tests, chosen by their content: tests contain no address but those that every site of the theme has. */
import { fromHtml } from 'hast-util-from-html';
import { PLAYGROUND } from './addresses.ts';
import { fileOfRoute, isDoc, readBuilt, readPosts, readRoutes, shortestFirst } from './builtSite.ts';
import { hrefOf, selectAll, textOf } from './html.ts';

const mains = new Map<string, string>();

/** HTML of the main part of a page. Every process that runs tests reads all pages here: they are read once, and not parsed. */
function mainOf(route: string): string {
  const main = mains.get(route) ?? readBuilt(fileOfRoute(route)).replace(/^.*?(?=<main)/s, '');
  mains.set(route, main);
  return main;
}

/** How often a piece of HTML is in the main part of a page. */
const count = (route: string, piece: string): number => mainOf(route).split(piece).length - 1;

/** Elements in all parts of a page's main part that a pattern finds. */
const elementsIn = (route: string, part: RegExp, selector: string) =>
  (mainOf(route).match(part) ?? []).flatMap((html) =>
    selectAll(selector, fromHtml(html, { fragment: true })),
  );

/** Entries of a page's outline. @param entries which of them, as a selector. */
export const outlineOf = (route: string, entries = 'li') =>
  elementsIn(route, /<nav [^>]*aria-label="On this page".*?<\/nav>/gs, `nav > ul ${entries}`);

const isTutorial = (route: string) => count(route, 'data-step=') > 0;

const TABS = 'role="tablist"';
const OUTLINE = 'aria-label="On this page"';

function first(what: string, routes: readonly string[]): string {
  const [route] = routes;
  if (route === undefined) throw new Error(`The site has no ${what}.`);
  return route;
}

/** Sorted by the number of occurrences, descending. */
const byMost = (routes: readonly string[], tag: string) =>
  routes.toSorted((a, b) => count(b, tag) - count(a, tag));

const routes = readRoutes();
const docs = routes.filter(isDoc);
const plainDocs = docs.filter((route) => !isTutorial(route));
const tutorials = byMost(docs.filter(isTutorial), 'data-step=');

/** Docs with the parts that most docs have, shortest first. */
const usual = shortestFirst(
  plainDocs.filter((route) => [TABS, OUTLINE, '<table', '<pre'].every((tag) => count(route, tag) > 0)),
);

/** A doc with tabs, tables, code and an outline. */
export const DOC = first('doc with tabs, tables, code and an outline', usual);

/** The doc with the most tables: among the longest, with code, tabs and notes. */
export const DOC_WITH_TABLES = first('doc with tables', byMost(plainDocs, '<table'));

/** The doc with the most code, tutorials apart. */
export const DOC_WITH_CODE = first('doc with code', byMost(plainDocs, '<pre'));

/** True for a page whose link in the sidebar has the words of its title. */
function hasItsTitleInSidebar(route: string): boolean {
  const html = readBuilt(fileOfRoute(route));
  const [, title = ''] = /<title>(.*?) \|/.exec(html) ?? [];
  const [, ...after] = html.split(`href="${route}"`);
  return after.some((each) => each.slice(each.indexOf('>') + 1).startsWith(`${title}<`));
}

/** The shortest doc with ten sections, tutorials apart: long enough to be scrolled, and soon loaded. */
export const DOC_WITH_SECTIONS = first(
  'doc with ten sections',
  shortestFirst(
    plainDocs.filter((route) => outlineOf(route, '> li').length >= 10 && hasItsTitleInSidebar(route)),
  ),
);

/** The doc with the longest outline that is not folded (READ-1), tutorials apart. */
export const DOC_WITH_LONG_OUTLINE = first(
  'doc with an outline',
  plainDocs
    .filter((route) => outlineOf(route, 'li li').length <= 20)
    .map((route) => ({ route, entries: outlineOf(route).length }))
    .toSorted((a, b) => b.entries - a.entries)
    .map(({ route }) => route),
);

/** A doc with tabs, and with a drawing and an onion view, whose style sheets are in the text. */
export const DOC_WITH_DRAWINGS = first(
  'doc with tabs, a drawing and an onion view',
  plainDocs.filter((route) =>
    [TABS, 'Drawing-plate', 'OnionView-figure'].every((part) => count(route, part) > 0),
  ),
);

/** The tutorials with the fewest and the most steps. */
export const TUTORIAL = first('tutorial', tutorials.toReversed());
export const LONG_TUTORIAL = first('tutorial', tutorials);

const posts = readPosts().map(({ route }) => route);

/** The newest post. */
export const POST = first('post', posts);

const isBelow = (folder: string) => (route: string) => route.startsWith(folder);

export const TAG = first('tag', routes.filter(isBelow('/blog/tags/')));
export const AUTHOR = first('author', routes.filter(isBelow('/blog/authors/')));

/** Title of a page, as its first heading has it. */
export function titleOf(route: string): string {
  const [title = ''] = elementsIn(route, /<h1\b.*?<\/h1>/gs, 'h1').map(textOf);
  return title.replace(/\s+/g, ' ').trim().replace(/#$/, '');
}

/** Names and ids of the sections of a page, as its outline has them. */
export const sectionsOf = (route: string): { name: string; id: string }[] =>
  outlineOf(route, '> li > a').map((link) => ({ name: textOf(link), id: hrefOf(link).slice(1) }));

/** One page of every template of the site. Templates differ in structure, not in words. */
export const TEMPLATES = [
  { name: 'home', route: '/' },
  { name: 'playground', route: PLAYGROUND },
  { name: 'doc', route: DOC },
  { name: 'tutorial', route: TUTORIAL },
  { name: 'post', route: POST },
  { name: 'blog', route: '/blog' },
  { name: 'archive', route: '/blog/archive' },
  { name: 'tags', route: '/blog/tags' },
  { name: 'tag', route: TAG },
  { name: 'authors', route: '/blog/authors' },
  { name: 'author', route: AUTHOR },
  { name: 'not-found', route: '/nope', status: 404 },
] as const;

export type Template = (typeof TEMPLATES)[number];
