/**
 * The facts of this site: what readers see outside its pages. Navbar entries stand in `docs/_nav.json`, versions of the docs
 * in `docs/_versions.json`. Separate exports, so that the head script carries only what it uses. Its shape: `model/site.ts`.
 */
import type { Announcement, FooterData, Locale, SidebarConfig, SiteLink } from './model/site.ts';

/** Where the site is published: scheme and host, no slash at the end. */
export const ORIGIN = 'https://burger-api.com';

/** Path under which the site is deployed, with a slash at both ends. */
export const BASE = '/';

export const BRAND = 'BurgerAPI';

export const TAGLINE =
  'A modern, open source, Bun-native API framework for TypeScript with file-based routing, middleware, Zod validation and automatic OpenAPI';

/** Title of the home page; every other page is `Page | BurgerAPI`. */
export const HOME_TITLE = `${BRAND} | Bun-native API framework`;

export const KEYWORDS = ['Bun', 'API', 'framework', 'OpenAPI', 'Zod', 'TypeScript'] as const;

const REPOSITORY = 'https://github.com/isfhan/burger-api';

/** Prefix of edit links: followed by the path of the source file inside the repository of this site. */
export const EDIT_PREFIX = 'https://github.com/isfhan/burger-api-website/edit/main/';

/** Where readers begin an issue of the repository: what is wrong with a page is said there. */
export const ISSUES = `${REPOSITORY}/issues/new`;

/** Assistants that readers hand a page to: a name, and an address that ends where the question begins. */
export const ASSISTANTS: readonly SiteLink[] = [
  { text: 'ChatGPT', href: 'https://chatgpt.com/?q=' },
  { text: 'Claude', href: 'https://claude.ai/new?q=' },
];

/** What everything here may be used under: an identifier of SPDX. */
export const LICENCE = 'MIT';

/** Who writes what names no author of its own: for `<meta name="author">`. */
export const AUTHOR = { name: 'Isfhan Ahmed' } as const;

/** What the blog's feeds say that it is about. */
export const BLOG_DESCRIPTION = 'What each release of BurgerAPI brings, and how to upgrade.';

/** The facts that home shows, before the version of the docs. */
export const FACTS = ['Under development', LICENCE, 'Bun 1.2.4+'] as const;

/** Bar above the navbar; `null` for none. */
export const ANNOUNCEMENT: Announcement | null = {
  id: 'release-0.5.0',
  text: 'BurgerAPI 0.5.0 is out: see what changed.',
  href: '/blog/burger-api-v0.5.0-release',
};

/**
 * The mark as path data on a square of 64: a bun whose seeds are the slashes of a route, lettuce, patty, bun. One source
 * for the navbar, the icons, the social images and the drawings.
 */
export const MARK = {
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
} as const;

/** Colours of the mark: legible on the dark and on the light ground alike. */
export const MARK_COLOURS = {
  bun: '#ffae1f',
  seeds: '#1f1300',
  lettuce: '#58a945',
  patty: '#a5562e',
} as const;

/** The dark ground of icons and social images: `--bg` of the dark mode. */
export const GROUND = '#14110f';

/** True: the navbar hides while the reader scrolls down and comes back on the way up. */
export const NAVBAR_HIDES = true;

/** Languages of the site, the first one is that of all pages. */
export const LOCALES: readonly [Locale, ...Locale[]] = [
  { code: 'en', label: 'English', dir: 'ltr', calendar: 'gregory' },
];

/** Sidebars of the docs, in the order of the site. */
export const SIDEBARS: readonly SidebarConfig[] = [
  { id: 'tutorialSidebar', label: 'Documentation', navigation: 'Documentation pages' },
  { id: 'tutorialsSidebar', label: 'Tutorials', navigation: 'Tutorial pages', folder: 'tutorials' },
];

/** Where the not-found page sends readers who are lost. */
export const START_LINKS: readonly SiteLink[] = [
  { text: 'Introduction', href: 'doc:intro' },
  { text: 'Installation', href: 'doc:getting-started/installation' },
  { text: 'Blog', href: '/blog' },
  { text: 'Home', href: '/' },
];

/** Doc that says why samples run with another release than the one that is documented. */
export const SAMPLES_DOC: string | undefined = 'doc:reference/versions#burger-api';

/** Where the docs explain the names of the framework; a member has the page of what it belongs to unless it has its own. */
export const TYPE_PAGES: Readonly<Record<string, { href: string }>> = {
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
};

export const FOOTER: FooterData = {
  columns: [
    { title: 'Documentation', links: [{ text: 'Getting Started', href: 'doc:intro' }] },
    {
      title: 'Community',
      links: [
        { text: 'Blog', href: '/blog' },
        { text: 'GitHub', href: REPOSITORY },
      ],
    },
  ],
  text: 'Built with love for the Bun.js community.',
};
