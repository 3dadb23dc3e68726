/** The engine's table of pages, in place of `virtual-routes`. */
const PATHS = [
  '/',
  '/docs/',
  '/docs/routing',
  '/docs/pages',
  '/docs/1.0/',
  '/blog',
  '/blog/tags/zod',
  '/blog/post',
  '/about',
];

export const routes = PATHS.map((path) => ({ path, preload: async () => {} }));
