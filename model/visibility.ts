/** One rule for menus, lists, feeds, search, sitemap, robots and files for language models. */
import type { Version } from './site.ts';

export interface Visibility {
  /** Has a page in this build. */
  built: boolean;
  /** In menus, lists and feeds. */
  listed: boolean;
  /** In sitemap, robots and `llms.txt`. */
  indexed: boolean;
  /** In the search of its version. */
  searched: boolean;
}

/** Front matter that decides. */
export interface VisibilityChoices {
  draft?: unknown;
  unlisted?: unknown;
  search?: unknown;
  pageType?: unknown;
}

/**
 * Drafts are in development only. Unlisted pages have no links to them. Search engines get the latest docs. Home repeats other
 * pages.
 * @param version undefined outside the docs.
 * @param production leaves drafts out.
 */
export function visibilityOf(
  { draft, unlisted, search, pageType }: VisibilityChoices,
  version: Version | undefined,
  production: boolean,
): Visibility {
  const built = draft !== true || !production;
  const listed = built && unlisted !== true;
  return {
    built,
    listed,
    indexed: listed && draft !== true && version?.isLast !== false,
    searched: listed && search !== false && pageType !== 'home',
  };
}
