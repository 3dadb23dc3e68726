/** Where a page stands, as pure functions. Paths are clean addresses without the base. */
import { BLOG_PATH, type BlogSection, blogSectionOf } from './blog.ts';
import { findTrail, flattenLinks, type SidebarItem } from './sidebars.ts';
import type { SidebarConfig } from './site.ts';

/** A step of a trail; a category without a page of its own has no address. */
export interface TrailStep {
  label: string;
  href?: string | undefined;
}

/** The page itself: its label may be shorter than its title. */
export interface TrailPage {
  path: string;
  label: string;
}

/**
 * The steps to a doc below home: the sidebar of its folder where it has one of its own, its categories, the doc itself last.
 *
 * @param page its label stands where no sidebar lists the doc; elsewhere the sidebar's holds.
 * @param sidebar the sidebar that is shown beside the doc; undefined for none.
 * @param items those of that sidebar.
 */
export function docTrail(
  { path, label }: TrailPage,
  sidebar: SidebarConfig | undefined,
  items: readonly SidebarItem[],
): TrailStep[] {
  const found = findTrail(items, path).map((item): TrailStep => ({ label: item.label, href: item.href }));
  const steps = found.length > 0 ? found : [{ label, href: path }];
  if (sidebar?.folder === undefined) return steps;
  const start = flattenLinks(items)[0]?.href;
  // The page that opens the sidebar is called as it is: the same word twice leads nowhere.
  if (start === path && steps[0]?.label === sidebar.label) return steps;
  return [{ label: sidebar.label, href: start === path ? undefined : start }, ...steps];
}

/**
 * The steps to a page of the blog below home: the blog, the part of it that the page belongs to, the page itself last.
 *
 * @param blog what readers call the blog.
 * @param sections the blog's own pages.
 */
export function blogTrail(
  { path, label }: TrailPage,
  blog: string,
  sections: readonly BlogSection[],
): TrailStep[] {
  const start = { label: blog, href: BLOG_PATH };
  if (path === BLOG_PATH) return [start];
  const section = blogSectionOf(path, sections);
  const above = section && ![BLOG_PATH, path].includes(section.href) ? [section] : [];
  return [start, ...above, { label, href: path }];
}
