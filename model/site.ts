/** Facts of a site: the shape of `site.ts`, and of what is derived from it. No data, no disk, no React. */

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

export interface FooterColumn {
  title: string;
  links: readonly SiteLink[];
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

/** The object of `site.ts`: facts of the site that the engine's configuration has no key for. */
export interface SiteSettings {
  /** Title of the home page; every other page is `Page | Title of the site`. */
  homeTitle: string;
  /** For `<meta name="keywords">` of pages that have none of their own. */
  keywords: readonly string[];
  /** Author of what names none of its own, with the page about the author: for `<meta name="author">` and JSON-LD. */
  author: { name: string; href?: string | undefined };
  /** Address at which an issue of the repository is begun, without a query; it takes `title` and `body`. */
  issues: string;
  /** Licence of everything on the site: an identifier of SPDX. */
  licence: string;
  /** Value of the header `Content-Signal`: uses that crawlers may make of the pages. Default: no such header. */
  contentSignal?: string | undefined;
  /** Assistants that readers hand a page to; each address ends where the question begins. Default: none. */
  assistants?: readonly SiteLink[] | undefined;
  /** Subject of the blog, for its feeds. Default: the description of the site. */
  blogDescription?: string | undefined;
  /** Short facts on the home page; the version of the docs follows. Default: none. */
  homeFacts?: readonly string[] | undefined;
  /** Bar above the navbar. Default: none. */
  announcement?: Announcement | undefined;
  /** The mark as path data, on a square of `size`. */
  mark: Mark;
  /** Colours of the mark, legible on the dark and on the light ground alike. */
  markColours: Readonly<Record<'bun' | 'seeds' | 'lettuce' | 'patty', string>>;
  /** The dark ground of icons and social images. */
  ground: string;
  /** Languages; the first one is that of all pages that are in no other's folder. */
  locales: readonly [Locale, ...Locale[]];
  /** Sidebars of the docs, in the order of the site. */
  sidebars: readonly SidebarConfig[];
  /** Where the not-found page sends readers who are lost. Default: nowhere. */
  startLinks?: readonly SiteLink[] | undefined;
  /** Doc that explains why samples run with another release than the documented one. Default: none. */
  samplesDoc?: string | undefined;
  /** Where the docs explain names of what the samples use, by the name: `Burger`, `Burger.serve`. Default: nowhere. */
  typePages?: Readonly<Record<string, { href: string }>> | undefined;
  /** Columns of links in the footer, above `themeConfig.footer.message`. Default: none. */
  footerColumns?: readonly FooterColumn[] | undefined;
}

/** The keys of the engine's configuration that the theme reads. */
export interface EngineSettings {
  title: string;
  /** The site in one sentence: description of the home page. */
  description: string;
  /** Path under which the site is deployed, with a slash at both ends. */
  base: string;
  /** Where the site is published: scheme and host, no slash at the end. */
  siteOrigin: string;
  /** `themeConfig.socialLinks`, at the end of the navbar. */
  socialLinks: readonly SiteLink[];
  /** `themeConfig.editLink.docRepoBaseUrl`, with a slash at the end; empty for no edit links. */
  editLink: string;
  /** `themeConfig.footer.message`. */
  footerMessage: string;
  /** `themeConfig.lastUpdated`. */
  lastUpdated: boolean;
  /** `themeConfig.hideNavbar`: true for `auto`, hidden while the reader scrolls down. */
  hideNavbar: boolean;
}

type Defined<Settings> = { [Key in keyof Settings]-?: Exclude<Settings[Key], undefined> };

/** Everything that is the same on all pages: named exports of the module `#site`. */
export type SiteData = EngineSettings &
  Defined<Omit<SiteSettings, 'announcement' | 'contentSignal' | 'samplesDoc'>> & {
    announcement: Announcement | null;
    contentSignal: string | null;
    samplesDoc: string | null;
  };
