/** Breadcrumbs. Paths are clean addresses without the base. */
import { BLOG_PATH, blogSectionOf } from './blog.ts';
import type { BlogLink } from './blogPage.ts';
import { findTrail, firstAddress, type SidebarItem } from './sidebars.ts';
import type { SidebarConfig } from './site.ts';

/** Categories without a page have no address. */
export interface TrailStep {
  label: string;
  href?: string | undefined;
}

/** The label may be shorter than the title. */
type TrailPage = Readonly<Record<'path' | 'label', string>>;

/**
 * Breadcrumbs of a doc below home: sidebar of its folder, categories, the doc itself.
 * @param page its label is used where no sidebar lists the doc.
 * @param sidebar of the doc.
 * @param items of that sidebar.
 */
export function docTrail(
  { path, label }: TrailPage,
  sidebar: SidebarConfig | undefined,
  items: readonly SidebarItem[],
): TrailStep[] {
  const found = findTrail(items, path).map((item): TrailStep => ({ label: item.label, href: item.href }));
  const steps = found.length > 0 ? found : [{ label, href: path }];
  if (sidebar?.folder === undefined) return steps;
  const start = firstAddress(items);
  // A page with the label of its sidebar: no breadcrumb twice.
  if (start === path && steps[0]?.label === sidebar.label) return steps;
  return [{ label: sidebar.label, href: start === path ? undefined : start }, ...steps];
}

/** Breadcrumbs of a page of the blog below home. @param blog label of the blog. */
export function blogTrail(
  { path, label }: TrailPage,
  blog: string,
  sections: readonly BlogLink[],
): TrailStep[] {
  const start = { label: blog, href: BLOG_PATH };
  if (path === BLOG_PATH) return [start];
  const section = blogSectionOf(path, sections);
  const above = section && ![BLOG_PATH, path].includes(section.href) ? [section] : [];
  return [start, ...above, { label, href: path }];
}
