/** Shape of `site.ts` and of data derived from it. */

export interface Version {
  /** Used in addresses, storage and folders. */
  name: string;
  /** Text in the menu. */
  label: string;
  /** Root, no slash at the end: `/docs` for the latest, `/docs/<name>` for others. */
  path: string;
  /** True for the latest version. */
  isLast: boolean;
  /** Labelled "unreleased" instead of "older". */
  unreleased?: boolean;
}

export interface Locale {
  /** BCP 47 language tag. */
  code: string;
  /** Text in the menu. */
  label: string;
  dir: 'ltr' | 'rtl';
  /** Unicode calendar identifier. */
  calendar: string;
}

export interface SidebarConfig {
  /** `sidebar:<id>`. */
  id: string;
  /** Visible name. */
  label: string;
  /** Name for screen readers: "Documentation pages". */
  navigation: string;
  /** Folder of its pages; the sidebar without one has all others. */
  folder?: string;
}

/** Bar above the navbar. */
export interface Announcement {
  /** A new id reopens a closed bar. */
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

/** Mark in layers, drawn from the top. */
export interface Mark {
  size: number;
  bun: string;
  /** Holes in `bun`, with `fill-rule: evenodd` in one path. */
  seeds: string;
  /** Line of width `lettuceWidth` with round caps. */
  lettuce: string;
  lettuceWidth: number;
  patty: string;
  base: string;
}

/** `site.ts`: site data without a key in the engine's configuration. */
export interface SiteSettings {
  /** Title of the home page; others are `Page | Title of the site`. */
  homeTitle: string;
  /** Default of `<meta name="keywords">`. */
  keywords: readonly string[];
  /** Default author, with a page about it: `<meta name="author">`, JSON-LD. */
  author: { name: string; href?: string | undefined };
  /** Address of a new issue, without a query. The repository has an issue form `page.yml` with the fields `page`, `version` and `selected`. */
  issues: string;
  /** SPDX identifier. */
  licence: string;
  /** Header `Content-Signal`. Default: none. */
  contentSignal?: string | undefined;
  /** Assistants for a page; addresses end where the question begins. Default: none. */
  assistants?: readonly SiteLink[] | undefined;
  /** Description of the feeds. Default: that of the site. */
  blogDescription?: string | undefined;
  /** Facts on the home page, followed by the docs version. Default: none. */
  homeFacts?: readonly string[] | undefined;
  /** Default: none. */
  announcement?: Announcement | undefined;
  /** Path data on a square of `size`. */
  mark: Mark;
  /** Legible on dark and light ground. */
  markColours: Readonly<Record<'bun' | 'seeds' | 'lettuce' | 'patty', string>>;
  /** Dark ground of icons and social images. */
  ground: string;
  /** The first one is that of all pages outside the folders of others. */
  locales: readonly [Locale, ...Locale[]];
  sidebars: readonly SidebarConfig[];
  /** Links of the not-found page. Default: none. */
  startLinks?: readonly SiteLink[] | undefined;
  /** Doc that explains the release of the samples. Default: none. */
  samplesDoc?: string | undefined;
  /** Docs of framework names: `Burger`, `Burger.serve`. Default: none. */
  typePages?: Readonly<Record<string, { href: string }>> | undefined;
  /** Above `themeConfig.footer.message`. Default: none. */
  footerColumns?: readonly FooterColumn[] | undefined;
}

/** Keys of the engine's configuration that the theme reads. */
export interface EngineSettings {
  title: string;
  /** Description of the home page. */
  description: string;
  /** With a slash at both ends. */
  base: string;
  /** Scheme and host, no slash at the end. */
  siteOrigin: string;
  /** `themeConfig.socialLinks`. */
  socialLinks: readonly SiteLink[];
  /** `themeConfig.editLink.docRepoBaseUrl`, with a slash at the end; empty for none. */
  editLink: string;
  /** `themeConfig.footer.message`. */
  footerMessage: string;
  /** `themeConfig.lastUpdated`. */
  lastUpdated: boolean;
  /** `themeConfig.hideNavbar`: true for `auto`, hidden while scrolling down. */
  hideNavbar: boolean;
}

type Defined<Settings> = { [Key in keyof Settings]-?: Exclude<Settings[Key], undefined> };

/** Named exports of the module `#site`. */
export type SiteData = EngineSettings &
  Defined<Omit<SiteSettings, 'announcement' | 'contentSignal' | 'samplesDoc'>> & {
    announcement: Announcement | null;
    contentSignal: string | null;
    samplesDoc: string | null;
  };
