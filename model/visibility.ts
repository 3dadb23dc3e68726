/** One rule for menus, lists, feeds, search, sitemap, robots and files for language models. */
import type { Version } from './site.ts';

/** Front matter that decides. */
type Choices = Partial<Record<'draft' | 'unlisted' | 'search' | 'pageType', unknown>>;

export type Visibility = ReturnType<typeof visibilityOf>;

/**
 * Drafts are in development only. Unlisted pages have no links to them. Search engines get the latest docs. Home repeats other
 * pages.
 * @param version undefined outside the docs.
 * @param production leaves drafts out.
 */
export function visibilityOf(
  { draft, unlisted, search, pageType }: Choices,
  version: Version | undefined,
  production: boolean,
) {
  const built = draft !== true || !production;
  const listed = built && unlisted !== true;
  return {
    /** Has a page in this build. */
    built,
    /** In menus, lists and feeds. */
    listed,
    /** In sitemap, robots and `llms.txt`. */
    indexed: listed && draft !== true && version?.isLast !== false,
    /** In the search of its version. */
    searched: listed && search !== false && pageType !== 'home',
  };
}
