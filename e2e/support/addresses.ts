/**
 * Addresses of pages that every site of the theme has. Any other page is chosen by its content (`pages.ts`), so that
 * renaming a page breaks no test about something else.
 */

/** The first page of the main docs. */
export const MAIN_DOC = '/docs/';

/** The first page of the tutorials. */
export const TUTORIALS = '/docs/tutorials/intro';

/** Among the start links of `site.ts`, and the page after the first in the sidebar. */
export const INSTALLATION = '/docs/getting-started/installation';

export const PLAYGROUND = '/playground';

export const BLOG = '/blog';
export const BLOG_ARCHIVE = '/blog/archive';
export const BLOG_AUTHORS = '/blog/authors';
export const BLOG_TAGS = '/blog/tags';

/** Selector of a link in the footer, which is on every page. */
export const footerLink = (address: string): string => `footer a[href="${address}"]`;
