/** The blog's own navigation as pure functions. Paths are clean addresses without the base. */

/** Address of the blog. */
export const BLOG_PATH = '/blog';

export interface BlogSection {
  href: string;
  label: string;
}

/** The blog's own pages, in the order of its navigation. */
export const BLOG_SECTIONS: readonly BlogSection[] = [
  { href: BLOG_PATH, label: 'All posts' },
  { href: `${BLOG_PATH}/archive`, label: 'Archive' },
  { href: `${BLOG_PATH}/tags`, label: 'Tags' },
  { href: `${BLOG_PATH}/authors`, label: 'Authors' },
];

/** The entry of the blog's navigation that a page belongs to; undefined outside the blog. */
export function blogSectionOf(path: string): BlogSection | undefined {
  return BLOG_SECTIONS.filter(({ href }) => path === href || path.startsWith(`${href}/`)).sort(
    (a, b) => b.href.length - a.href.length,
  )[0];
}
