/** What a site says of itself: the shape of `site.ts`, and of what is derived from it. No data, no disk, no React. */

/** A language of the site: its words stand in `i18n.json` (the first one) or `i18n.<code>.json`. */
export interface Locale {
  /** BCP 47 language tag. */
  code: string;
  /** What readers see in the menu, in the language itself. */
  label: string;
  dir: 'ltr' | 'rtl';
  /** Unicode calendar identifier for dates. */
  calendar: string;
  /** Address below which its pages stand, no slash at the end: empty for the first one, else `/<code>`. */
  path: string;
}

/** A version of the docs in one language. */
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

/** A sidebar of the docs. */
export interface SidebarConfig {
  /** Identifies it in front matter, menus and components: `sidebar:<id>`. */
  id: string;
  /** What links to it say. */
  label: string;
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

export interface FooterLink {
  text: string;
  /** Address, `doc:<id>` or `sidebar:<id>`. */
  href: string;
}

export interface Footer {
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  text: string;
}
