/** Addresses as the site spells them. Paths are clean addresses without the base. */

/** Clean address of a file relative to the folder of all pages: `docs/index.mdx` → `/docs/`, `blog.mdx` → `/blog`. */
export function routeOf(relative: string): string {
  return `/${relative.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '$1')}`;
}

/** An address without what the spellings of one page differ in: `/index`, `.html` or a slash at the end. Home is empty. */
export const bareRoute = (pathname: string): string =>
  pathname.replace(/(?:(?:\/index)?\.html|\/index|\/)$/, '');

/** Clean addresses that a path can stand for: a page and the main page of a folder. */
export function pageSpellings(pathname: string): string[] {
  const bare = bareRoute(pathname);
  return bare === '' ? ['/'] : [bare, `${bare}/`];
}

/**
 * Other spellings of a page that readers and links meet: file names, a slash too many or too few.
 *
 * @param route clean address.
 * @returns addresses that redirect to it, none of them the clean address itself.
 */
export function redirectedSpellings(route: string): string[] {
  const bare = bareRoute(route);
  const files = [`${bare}/index`, `${bare}/index.html`];
  if (bare === '') return files;
  return [bare, `${bare}/`, `${bare}.html`, ...files].filter((spelling) => spelling !== route);
}

/** What two addresses have in common that the engine or a reader cannot tell apart: case, and a slash at the end. */
export const routeKey = (route: string) => route.toLowerCase().replace(/(?<=.)\/$/, '');

/** Address of a page's Markdown, which the build writes beside the page. */
export function markdownPath(route: string): string {
  return route.endsWith('/') ? `${route}index.md` : `${route}.md`;
}

/** Clean address of the page that a Markdown file belongs to: the inverse of `markdownPath`. */
export function pageOfMarkdown(markdown: string): string {
  return markdown.replace(/(?:\/index)?\.md$/, (ending) => (ending === '.md' ? '' : '/'));
}

/** Address of a page's social image: `/docs/` and `/docs` give `/og/docs.png`, `/` gives `/og/index.png`. */
export function socialImagePath(route: string): string {
  return `/og/${route.replace(/^\/+|\/+$/g, '') || 'index'}.png`;
}

/** Address of a version of the docs as one EPUB, from the address of the version. */
export const bookPath = (versionPath: string) => `${versionPath}.epub`;

/** Address of the feed of what changed in a version of the docs, from the address of the version. */
export const changesPath = (versionPath: string) => `${versionPath}/changes.xml`;

/** Where language models find the list of all pages. */
export const LLMS_PATH = '/llms.txt';
