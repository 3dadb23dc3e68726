import type { BlogLink } from './blogPage.ts';

export const BLOG_PATH = '/blog';

const SECTION_PATHS = ['', '/archive', '/tags', '/authors'] as const;

export type BlogLabels = readonly [posts: string, archive: string, tags: string, authors: string];

/** Navigation of the blog: labels in its order. */
export function blogSections(labels: BlogLabels): BlogLink[] {
  return labels.map((label, at) => ({ href: BLOG_PATH + (SECTION_PATHS[at] ?? ''), label }));
}

/** Current entry of that navigation; undefined outside the blog. */
export function blogSectionOf(path: string, sections: readonly BlogLink[]): BlogLink | undefined {
  return sections
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)[0];
}
