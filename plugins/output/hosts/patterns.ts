/**
 * Patterns of addresses for the rules of hosts. Cloudflare Pages takes 100 rules of headers and 2,000 redirects, so that the
 * number of rules follows the folders of the site and their depth, and not the pages (specification.md HOST-1). A placeholder such
 * as `:s1` matches one segment.
 */

const segmentsOf = (route: string): string[] => route.split('/').filter(Boolean);

/** `:s1/:s2` … for a number of segments, counted from `first`. */
const placeholders = (count: number, first: number): string[] =>
  Array.from({ length: count }, (_, index) => `:s${first + index}`);

/** Addresses of up to two segments: pages, and whatever readers mistype, which gets the not-found page. */
const SHORT = ['/', '/:s1', '/:s1/', '/:s1/:s2', '/:s1/:s2/'];

/**
 * Patterns that match every page, and every other address of up to two segments. No address is matched by two of them.
 *
 * @param routes clean addresses of all pages.
 */
export function pagePatterns(routes: readonly string[]): string[] {
  const deep = routes.flatMap((route) => {
    const [folder, ...others] = segmentsOf(route);
    if (others.length < 2) return [];
    return [`/${[folder, ...placeholders(others.length, 2)].join('/')}${route.endsWith('/') ? '/' : ''}`];
  });
  return [...SHORT, ...[...new Set(deep)].sort()];
}

/**
 * Redirects from `/x/index` to the page. Those of pages with a slash at the end come first: a host takes the first that matches.
 *
 * @param routes clean addresses of all pages.
 */
export function indexPatterns(routes: readonly string[]): { from: string; to: string }[] {
  const folders = routes
    .filter((route) => route.endsWith('/'))
    .map((route) => ({ from: `${route}index`, to: route }));
  const depth = Math.max(0, ...routes.map((route) => segmentsOf(route).length));
  const pages = Array.from({ length: depth }, (_, index) => `/${placeholders(index + 1, 1).join('/')}`);
  return [...folders, ...pages.map((page) => ({ from: `${page}/index`, to: page }))];
}
