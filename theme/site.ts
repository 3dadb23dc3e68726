/**
 * Typed data of the site. Navbar items stand in `docs/_nav.json`, everything else that readers see outside a page
 * stands here. Separate exports, so that the head script carries only what it uses.
 */
import { LICENSE, MINIMUM_BUN, VERSION } from './constants.ts';

/** Where the site is published: scheme and host, no slash at the end. */
export const ORIGIN = 'https://burger-api.com';

export const BRAND = 'BurgerAPI';

export const TAGLINE =
  'A modern, open source, Bun-native API framework for TypeScript with file-based routing, middleware, Zod validation and automatic OpenAPI';

/** Title of the home page; every other page is `Page | BurgerAPI`. */
export const HOME_TITLE = `${BRAND} | Bun-native API framework`;

export const KEYWORDS = ['Bun', 'API', 'framework', 'OpenAPI', 'Zod', 'TypeScript'] as const;

const REPOSITORY = 'https://github.com/isfhan/burger-api';

/** Prefix of edit links: followed by the path of the source file inside the repository of this site. */
export const EDIT_PREFIX = 'https://github.com/isfhan/burger-api-website/edit/main/';

/** Who writes what names no author of its own: for `<meta name="author">`. */
export const AUTHOR = { name: 'Isfhan Ahmed' } as const;

/** The facts that home shows. */
export const FACTS = ['Under development', LICENSE, `Bun ${MINIMUM_BUN}+`, `Version ${VERSION}`] as const;

export interface Announcement {
  /** Identifies the message: a new id opens the bar again for readers who closed an older one. */
  id: string;
  text: string;
  href: string;
}

/** Bar above the navbar; `null` for none. */
export const ANNOUNCEMENT: Announcement | null = {
  id: 'release-0.5.0',
  text: 'BurgerAPI 0.5.0 is out: OPTIONS for routes that write, types that resolve.',
  href: '/blog/burger-api-v0.5.0-release',
};

/** True: the navbar hides while the reader scrolls down and comes back on the way up. */
export const NAVBAR_HIDES = true;

export interface VersionConfig {
  /** Identifies the version in addresses, storage and folders. */
  name: string;
  /** What readers see in the menu. */
  label: string;
  /** Address of the version's root, no slash at the end: `/docs` for the latest, `/docs/<name>` for others. */
  path: string;
  /** True for exactly one version: the one without a name in its address. */
  isLast: boolean;
  /** Shown as "unreleased" instead of "older" when true. */
  unreleased?: boolean;
}

/** Docs versions, newest first. */
export const VERSIONS: readonly VersionConfig[] = [
  { name: VERSION, label: VERSION, path: '/docs', isLast: true },
];

export interface LocaleConfig {
  /** BCP 47 language tag. */
  code: string;
  label: string;
  dir: 'ltr' | 'rtl';
  /** Unicode calendar identifier for dates. */
  calendar: 'gregory';
}

export const LOCALES: readonly LocaleConfig[] = [
  { code: 'en', label: 'English', dir: 'ltr', calendar: 'gregory' },
];

export interface FooterLink {
  text: string;
  /** Address, `doc:<id>` or `sidebar:<id>`. */
  href: string;
}

export const FOOTER: {
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  text: string;
} = {
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
