/** May this page be found? One rule for menus, lists, feeds, search, sitemap, robots and the files for language models. */
import type { Version } from './site.ts';

export interface Visibility {
  /** Has a page in this build. */
  built: boolean;
  /** Menus, lists and feeds lead to it. */
  listed: boolean;
  /** Search engines and language models are told of it: sitemap, robots, `llms.txt`. */
  indexed: boolean;
  /** The site's own search finds it, in the version that it belongs to. */
  searched: boolean;
}

/** What a page's front matter says that decides. */
export interface VisibilityChoices {
  draft?: unknown;
  unlisted?: unknown;
  search?: unknown;
  pageType?: unknown;
}

/**
 * Drafts are in development only; what is unlisted has its page and nothing leads to it; search engines are led to the
 * latest version of the docs; the home page says nothing that other pages do not say.
 *
 * @param choices the page's front matter.
 * @param version the docs version that the page belongs to; undefined outside the docs.
 * @param production false: drafts are built.
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
