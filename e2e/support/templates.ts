/** One page of every template of the site: what differs in structure, not in words. */
export const TEMPLATES = [
  { name: 'home', route: '/' },
  { name: 'doc', route: '/docs/getting-started/installation' },
  { name: 'tutorial', route: '/docs/tutorials/hello-world' },
  { name: 'post', route: '/blog/burger-api-v0.5.0-release' },
  { name: 'blog', route: '/blog' },
  { name: 'archive', route: '/blog/archive' },
  { name: 'tags', route: '/blog/tags' },
  { name: 'tag', route: '/blog/tags/cors' },
  { name: 'authors', route: '/blog/authors' },
  { name: 'author', route: '/blog/authors/all-isfhan-ahmed-articles' },
  { name: 'not-found', route: '/nope', status: 404 },
] as const;

export type Template = (typeof TEMPLATES)[number];
