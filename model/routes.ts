/** Spellings of addresses, without the base. */

/** Route of a source: `docs/index.mdx` → `/docs/`, `blog.mdx` → `/blog`. */
export function routeOf(relative: string): string {
  return `/${relative.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '$1')}`;
}

/** Strips the endings in which spellings of a page differ: `/index`, `.html`, a final slash. Home is empty. */
export const bareRoute = (pathname: string): string =>
  pathname.replace(/(?:(?:\/index)?\.html|\/index|\/)$/, '');

/** Routes that a path may mean: a page, or the index of a folder. */
export function pageSpellings(pathname: string): string[] {
  const bare = bareRoute(pathname);
  return bare === '' ? ['/'] : [bare, `${bare}/`];
}

/** Spellings that redirect to a route: file names, a missing or additional slash. */
export function redirectedSpellings(route: string): string[] {
  const bare = bareRoute(route);
  const files = [`${bare}/index`, `${bare}/index.html`];
  if (bare === '') return files;
  return [bare, `${bare}/`, `${bare}.html`, ...files].filter((spelling) => spelling !== route);
}

/** Key of a route: neither the engine nor readers distinguish case and a final slash. */
export const routeKey = (route: string) => route.toLowerCase().replace(/(?<=.)\/$/, '');

/** Address of the Markdown of a page. */
export function markdownPath(route: string): string {
  return route.endsWith('/') ? `${route}index.md` : `${route}.md`;
}

/** Inverse of `markdownPath`. */
export function pageOfMarkdown(markdown: string): string {
  return markdown.replace(/(?:\/index)?\.md$/, (ending) => (ending === '.md' ? '' : '/'));
}

/** `/docs/` and `/docs` → `/og/docs.png`, `/` → `/og/index.png`. */
export function socialImagePath(route: string): string {
  return `/og/${route.replace(/^\/+|\/+$/g, '') || 'index'}.png`;
}

/** EPUB of a docs version. */
export const bookPath = (versionPath: string) => `${versionPath}.epub`;

/** Feed of changes of a docs version. */
export const changesPath = (versionPath: string) => `${versionPath}/changes.xml`;

export const LLMS_PATH = '/llms.txt';
