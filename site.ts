/**
 * Facts of this site that `rspress.config.ts` has no key for. Entries of the navbar are in `docs/_nav.json`, versions of the
 * docs in `docs/_versions.json`.
 */
import type { SiteSettings } from './model/site.ts';

/** Of the framework. Pages are in another, which has the issue form of the report. */
const REPOSITORY = 'https://github.com/isfhan/burger-api';

export const site: SiteSettings = {
  homeTitle: 'BurgerAPI | Bun-native API framework',
  keywords: ['Bun', 'API', 'framework', 'OpenAPI', 'Zod', 'TypeScript'],
  author: { name: 'Isfhan Ahmed', href: '/blog/authors/all-isfhan-ahmed-articles' },
  issues: `${REPOSITORY}-website/issues/new`,
  licence: 'MIT',
  contentSignal: 'search=yes, ai-input=yes, ai-train=yes',
  assistants: [
    { text: 'ChatGPT', href: 'https://chatgpt.com/?q=' },
    { text: 'Claude', href: 'https://claude.ai/new?q=' },
  ],
  blogDescription: 'What each release of BurgerAPI brings, and how to upgrade.',
  homeFacts: ['Under development', 'MIT', 'Bun 1.2.4+'],
  announcement: {
    id: 'release-0.5.0',
    text: 'BurgerAPI 0.5.0 is out: see what changed.',
    href: '/blog/burger-api-v0.5.0-release',
  },

  /** A bun whose seeds are the slashes of a route, lettuce, patty, bun: for navbar, icons, social images and drawings. */
  mark: {
    /** Edge of the square that the paths are drawn in. */
    size: 64,
    bun: 'M5 27.5C5 13.7 16.9 4 32 4s27 9.7 27 23.5a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3Z',
    /** Three slashes on the bun; with `fill-rule: evenodd` in one path with `bun` they are holes in it. */
    seeds:
      'M19.97 25.48A2.2 2.2 0 0 1 16.03 23.52L20.53 14.52A2.2 2.2 0 0 1 24.47 16.48ZM31.67 22.48A2.2 2.2 0 0 1 27.73 20.52L32.23 11.52A2.2 2.2 0 0 1 36.17 13.48ZM43.37 25.48A2.2 2.2 0 0 1 39.43 23.52L43.93 14.52A2.2 2.2 0 0 1 47.87 16.48Z',
    /** A line of width `lettuceWidth` with round caps. */
    lettuce:
      'M6.5 35.6c4.25 0 4.25 3.3 8.5 3.3s4.25-3.3 8.5-3.3 4.25 3.3 8.5 3.3 4.25-3.3 8.5-3.3 4.25 3.3 8.5 3.3 4.25-3.3 8.5-3.3',
    lettuceWidth: 4.5,
    patty: 'M8 43h48a3.5 3.5 0 0 1 0 7H8a3.5 3.5 0 0 1 0-7Z',
    base: 'M5 53h54a8 8 0 0 1-8 8H13a8 8 0 0 1-8-8Z',
  },
  markColours: {
    bun: '#ffae1f',
    seeds: '#1f1300',
    lettuce: '#58a945',
    patty: '#a5562e',
  },
  /** `--bg` of the dark mode. */
  ground: '#14110f',

  locales: [{ code: 'en', label: 'English', dir: 'ltr', calendar: 'gregory' }],
  sidebars: [
    { id: 'tutorialSidebar', label: 'Documentation', navigation: 'Documentation pages' },
    { id: 'tutorialsSidebar', label: 'Tutorials', navigation: 'Tutorial pages', folder: 'tutorials' },
  ],
  startLinks: [
    { text: 'Introduction', href: 'doc:intro' },
    { text: 'Installation', href: 'doc:getting-started/installation' },
    { text: 'Blog', href: '/blog' },
    { text: 'Home', href: '/' },
  ],
  samplesDoc: 'doc:reference/versions#burger-api',
  typePages: {
    Burger: { href: '/docs/reference/application#constructor' },
    'Burger.serve': { href: '/docs/reference/application#serve' },
    BurgerNext: { href: '/docs/reference/middleware#burgernext' },
    BurgerRequest: { href: '/docs/reference/route-files#burgerrequest' },
    'BurgerRequest.validated': { href: '/docs/reference/schemas#validated' },
    DefaultRequestProperties: { href: '/docs/reference/route-files#burgerrequest' },
    Middleware: { href: '/docs/reference/middleware#middleware-type' },
    RequestHandler: { href: '/docs/reference/route-files#requesthandler' },
    ServerOptions: { href: '/docs/reference/application#server-options' },
    openapi: { href: '/docs/reference/openapi#export' },
    setDir: { href: '/docs/reference/application#setdir' },
  },
  footerColumns: [
    {
      title: 'Documentation',
      links: [
        { text: 'Getting Started', href: 'doc:intro' },
        { text: 'Tutorials', href: 'doc:tutorials/intro' },
        { text: 'Playground', href: '/playground' },
        { text: 'Recipes', href: 'doc:recipes/authentication' },
        { text: 'Reference', href: 'doc:reference/application' },
      ],
    },
    {
      title: 'Community',
      links: [
        { text: 'Blog', href: '/blog' },
        { text: 'GitHub', href: REPOSITORY },
        { text: 'Report a problem', href: `${REPOSITORY}/issues` },
      ],
    },
    {
      title: 'Feeds',
      links: [
        { text: 'RSS', href: '/blog/rss.xml' },
        { text: 'Atom', href: '/blog/atom.xml' },
        { text: 'JSON', href: '/blog/feed.json' },
      ],
    },
  ],
};
