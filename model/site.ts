/** What a site says of itself: the shape of `site.ts`, and of what is derived from it. No data, no disk, no React. */

/** A version of the docs. */
export interface Version {
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

/** A language of the site. */
export interface Locale {
  /** BCP 47 language tag. */
  code: string;
  /** What readers see in the menu. */
  label: string;
  dir: 'ltr' | 'rtl';
  /** Unicode calendar identifier for dates. */
  calendar: string;
}

/** A sidebar of the docs. */
export interface SidebarConfig {
  /** Identifies it in front matter, menus and components: `sidebar:<id>`. */
  id: string;
  /** What readers see where it is named. */
  label: string;
  /** What screen readers call it: "Documentation pages". */
  navigation: string;
  /** Folder of a version's root whose pages it lists; the sidebar without one lists all others. */
  folder?: string;
}

/** The bar above the navbar. */
export interface Announcement {
  /** Identifies the message: a new id opens the bar again for readers who closed an older one. */
  id: string;
  text: string;
  href: string;
}

export interface SiteLink {
  text: string;
  /** Address, `doc:<id>` or `sidebar:<id>`. */
  href: string;
}

export interface FooterData {
  columns: readonly { title: string; links: readonly SiteLink[] }[];
  text: string;
}

/** A mark in layers, drawn from the top. */
export interface Mark {
  size: number;
  bun: string;
  /** With `fill-rule: evenodd` in one path with `bun` they are holes in it. */
  seeds: string;
  /** A line of width `lettuceWidth` with round caps. */
  lettuce: string;
  lettuceWidth: number;
  patty: string;
  base: string;
}

/** What `site.ts` exports. */
export interface SiteData {
  /** Where the site is published: scheme and host, no slash at the end. */
  ORIGIN: string;
  /** Path under which it is deployed, with a slash at both ends. */
  BASE: string;
  BRAND: string;
  /** What it is, in one sentence: description of the home page. */
  TAGLINE: string;
  /** Title of the home page; every other page is `Page | BRAND`. */
  HOME_TITLE: string;
  KEYWORDS: readonly string[];
  /** Who writes what names no author of its own. */
  AUTHOR: { name: string };
  /** Prefix of edit links: followed by the path of the source file inside the repository of the site. */
  EDIT_PREFIX: string;
  /** Address at which an issue of the repository is begun, without a query; it takes `title` and `body`. */
  ISSUES: string;
  /** What everything may be used under: an identifier of SPDX. */
  LICENCE: string;
  /** Assistants that readers hand a page to; each address ends where the question begins. */
  ASSISTANTS: readonly SiteLink[];
  /** What the blog's feeds say it is about. */
  BLOG_DESCRIPTION: string;
  /** The mark as path data, on a square of `size`. */
  MARK: Mark;
  /** Its colours, legible on the dark and on the light ground alike. */
  MARK_COLOURS: Readonly<Record<'bun' | 'seeds' | 'lettuce' | 'patty', string>>;
  /** The dark ground of icons and social images. */
  GROUND: string;
  /** `null` for none. */
  ANNOUNCEMENT: Announcement | null;
  /** True: the navbar hides while the reader scrolls down and comes back on the way up. */
  NAVBAR_HIDES: boolean;
  /** Short facts on the home page; the version of the docs follows. */
  FACTS: readonly string[];
  /** Languages, the first one is that of all pages. */
  LOCALES: readonly [Locale, ...Locale[]];
  /** Sidebars of the docs, in the order of the site. */
  SIDEBARS: readonly SidebarConfig[];
  /** Where the not-found page sends readers who are lost. */
  START_LINKS: readonly SiteLink[];
  /** Doc that says why samples run with another release than the one that is documented; undefined for none. */
  SAMPLES_DOC: string | undefined;
  /** Where the docs explain names of what the samples use, by the name: `Burger`, `Burger.serve`. */
  TYPE_PAGES: Readonly<Record<string, { href: string }>>;
  FOOTER: FooterData;
}
