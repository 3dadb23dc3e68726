/** The blog's own navigation as pure functions. Paths are clean addresses without the base. */

/** Address of the blog. */
export const BLOG_PATH = '/blog';

/** What follows the blog's address in those of its own pages: all posts, the archive, tags, authors. */
const SECTION_PATHS = ['', '/archive', '/tags', '/authors'] as const;

/** What readers call the blog's own pages, in the order of its navigation. */
export type BlogLabels = readonly [posts: string, archive: string, tags: string, authors: string];

export interface BlogSection {
  href: string;
  label: string;
}

/** The blog's own pages, in the order of its navigation. */
export function blogSections(labels: BlogLabels): BlogSection[] {
  return labels.map((label, at) => ({ href: BLOG_PATH + (SECTION_PATHS[at] ?? ''), label }));
}

/** The entry of the blog's navigation that a page belongs to; undefined outside the blog. */
export function blogSectionOf(path: string, sections: readonly BlogSection[]): BlogSection | undefined {
  return sections
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)[0];
}
