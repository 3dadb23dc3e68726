/** Data from the build for the application. */
import type { SidebarLink, Sidebars } from './sidebars.ts';
import type { Version } from './site.ts';

/** An item of `docs/_nav.json`. */
export interface NavItem {
  text: string;
  /** Address, `doc:<id>` or `sidebar:<id>`. */
  link: string;
  /** Regular expression for pages on which the item is current. */
  activeMatch?: string | undefined;
}

/** The module `virtual-docs`. */
export interface DocsData {
  nav: readonly NavItem[];
  /** Newest first. */
  versions: readonly Version[];
  /** Listed items, by path of the version. */
  sidebars: Readonly<Record<string, Sidebars>>;
}

/** Front matter that overrides the sidebar. */
export interface DocChoices {
  /** Id of a sidebar. */
  sidebar?: string;
  /** `null`: none. */
  previous?: SidebarLink | null;
  next?: SidebarLink | null;
}

/** Strings of a page in another locale than the first. */
export interface Translation {
  /** BCP 47 language tag. */
  language: string;
  /** By text of the first locale; additional plural forms by the text of `other` and the category: `{count} posts few`. */
  messages: Readonly<Record<string, string>>;
}

/** Data in each page's chunk, in addition to the engine's. */
export interface PageMeta {
  /** As `Page.published`. */
  published?: string;
  /** As `Page.updated`. */
  updated?: string;
  /** Source below the folder of all pages, for the edit link; absent on generated pages. */
  source?: string;
  /** Absent for a page without overrides. */
  docs?: DocChoices;
  /** Absent in the first locale. */
  translation?: Translation;
}
