/** Where a page stands, as pure functions. Paths are clean addresses without the base. */
import { BLOG_PATH, blogSectionOf } from './blog.ts';
import {
  findTrail,
  flattenLinks,
  SIDEBAR_NAMES,
  type SidebarId,
  type SidebarItem,
  TUTORIALS_SIDEBAR,
} from './docs.ts';

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
 * The steps to a doc below home: the tutorials where it is one of them, its categories, the doc itself last.
 *
 * @param page its label stands where no sidebar lists the doc; elsewhere the sidebar's holds.
 * @param sidebarId the sidebar that is shown beside the doc; undefined for none.
 * @param sidebar the items of that sidebar.
 */
export function docTrail(
  { path, label }: TrailPage,
  sidebarId: SidebarId | undefined,
  sidebar: readonly SidebarItem[],
): TrailStep[] {
  const found = findTrail(sidebar, path).map((item): TrailStep => ({ label: item.label, href: item.href }));
  const steps = found.length > 0 ? found : [{ label, href: path }];
  if (sidebarId !== TUTORIALS_SIDEBAR) return steps;
  const start = flattenLinks(sidebar)[0]?.href;
  return [{ label: SIDEBAR_NAMES[sidebarId], href: start === path ? undefined : start }, ...steps];
}

/** The steps to a page of the blog below home: the blog, the part of it that the page belongs to, the page itself last. */
export function blogTrail({ path, label }: TrailPage): TrailStep[] {
  const blog = { label: 'Blog', href: BLOG_PATH };
  if (path === BLOG_PATH) return [blog];
  const section = blogSectionOf(path);
  const above = section && ![BLOG_PATH, path].includes(section.href) ? [section] : [];
  return [blog, ...above, { label, href: path }];
}
