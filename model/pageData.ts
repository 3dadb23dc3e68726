/** What the build tells the application of the docs. */
import type { SidebarLink, Sidebars } from './sidebars.ts';
import type { Version } from './site.ts';

/** An item of the navbar: of `docs/_nav.json`. */
export interface NavItem {
  text: string;
  /** Address, `doc:<id>` or `sidebar:<id>`. */
  link: string;
  /** Regular expression on the page's address: the item is current where it matches. */
  activeMatch?: string | undefined;
}

/** The module `virtual-docs`. */
export interface DocsData {
  /** Items of the navbar. */
  nav: readonly NavItem[];
  /** Versions of the docs, newest first. */
  versions: readonly Version[];
  /** The sidebars of every version as readers see them, by its path. */
  sidebars: Readonly<Record<string, Sidebars>>;
}

/** What the front matter of a doc says differently from its place in the sidebar. */
export interface DocChoices {
  /** Id of the sidebar that is shown beside it. */
  sidebar?: string;
  /** `null`: the doc wants none. */
  previous?: SidebarLink | null;
  next?: SidebarLink | null;
}

/** What a page says in another language than the first. */
export interface Translation {
  /** BCP 47 language tag. */
  language: string;
  /** By the text of the first language; forms of a plural by its `other`, a space and their category: `{count} posts few`. */
  messages: Readonly<Record<string, string>>;
}

/** What every page's own chunk carries besides the engine's data. */
export interface PageMeta {
  /** As `Page.published`; absent when neither front matter nor git knows one. */
  published?: string;
  /** As `Page.updated`, likewise. */
  updated?: string;
  /** Path of the source file inside the folder of all pages, for the edit link; absent on generated pages. */
  source?: string;
  /** Absent when the page leaves everything to its place in the sidebar. */
  docs?: DocChoices;
  /** Absent in the first language. */
  translation?: Translation;
}
