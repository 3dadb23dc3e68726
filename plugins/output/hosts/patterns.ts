/**
 * Address patterns for rules of hosts. Cloudflare Pages takes 100 rules of headers and 2,000 redirects, so the number of rules
 * depends on folders and depth, not on pages (specification.md HOST-1). A placeholder such as `:s1` matches one segment.
 */

const segmentsOf = (route: string): string[] => route.split('/').filter(Boolean);

/** `:s1/:s2` … */
const placeholders = (count: number, first: number): string[] =>
  Array.from({ length: count }, (_, index) => `:s${first + index}`);

/** Up to two segments: pages, and mistyped addresses for the not-found page. */
const SHORT = ['/', '/:s1', '/:s1/', '/:s1/:s2', '/:s1/:s2/'];

/** Disjoint patterns for all pages, and for other addresses of up to two segments. @param routes of all pages. */
export function pagePatterns(routes: readonly string[]): string[] {
  const deep = routes.flatMap((route) => {
    const [folder, ...others] = segmentsOf(route);
    if (others.length < 2) return [];
    return [`/${[folder, ...placeholders(others.length, 2)].join('/')}${route.endsWith('/') ? '/' : ''}`];
  });
  return [...SHORT, ...[...new Set(deep)].sort()];
}

/** Redirects from `/x/index`. Hosts take the first match, so pages with a final slash come first. @param routes of all pages. */
export function indexPatterns(routes: readonly string[]): { from: string; to: string }[] {
  const folders = routes
    .filter((route) => route.endsWith('/'))
    .map((route) => ({ from: `${route}index`, to: route }));
  const depth = Math.max(0, ...routes.map((route) => segmentsOf(route).length));
  const pages = Array.from({ length: depth }, (_, index) => `/${placeholders(index + 1, 1).join('/')}`);
  return [...folders, ...pages.map((page) => ({ from: `${page}/index`, to: page }))];
}
